"""What was found, as pictures and a page: `analysis` computes, `pictures` draws, `page` writes."""
