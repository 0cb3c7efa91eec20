"""`gemmc tune`: measure configurations of programs and keep what is found.

`space` lists what may be measured, `build` compiles it, `device` is what measures (`gpu` with
torch), `rounds` lets kernels take turns, `child` does so in a process of its own and `measure`
watches over that, `executors` say where all of it runs, `tuner` goes through a program's
configurations, `report` draws what was found. `gemmc.tuned` has the results.
"""
