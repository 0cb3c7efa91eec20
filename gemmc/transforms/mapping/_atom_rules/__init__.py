"""What each instruction atom needs of the op it carries out; anything else is refused."""

from gemmc.transforms.mapping._atom_rules.copies import COPY_CHECKS
from gemmc.transforms.mapping._atom_rules.products import PRODUCT_RULES
from gemmc.transforms.mapping._atom_rules.stores import BULK_STORE_CHECKS, STORE_CHECKS

__all__ = ["COPY_CHECKS", "BULK_STORE_CHECKS", "PRODUCT_RULES", "STORE_CHECKS"]
