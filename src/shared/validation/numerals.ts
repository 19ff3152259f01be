/** An amount: not negative, up to 2 decimals, no leading zeros (specification §5). */
export const isAmount = (value: string): boolean => /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(value);

/** A whole number, negative ones and 0 included, no leading zeros. */
export const isInteger = (value: string): boolean => /^(?:0|-?[1-9]\d*)$/.test(value);

/** A number with or without decimals, negative ones included. */
export const isDecimal = (value: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value);

/** Money in the back end's format: digits, and any number of decimals after a point. */
export const isMoney = (value: string): boolean => /^\d+(?:\.\d+)?$/.test(value);
