/**
 * What an edition is of: the tariff of an importer, named by its ISO 3166-1 alpha-2 code, or the product-specific rules
 * of origin.
 */
export const RULES = 'rules';

/** Whether an edition is of the rules of origin; else it is the tariff of an importer. */
export const isRules = (subject: string): boolean => subject === RULES;
