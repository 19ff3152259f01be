/** A mobile number: 11 digits starting with 1 (specification §5). */
export const isMobile = (value: string): boolean => /^1\d{10}$/.test(value);

/**
 * A landline number: 7 or 8 digits, before them an area code with its 0, after them an extension of up to 4 digits set
 * off by `-`, a space or the Chinese word for "extension" (specification §5).
 */
export const isLandline = (value: string): boolean =>
  /^(?:0\d{2,3}[- ]?)?[2-9]\d{6,7}(?:[- \u8f6c]+\d{1,4})?$/.test(value);

/** A hotline: 400 or 800 and seven digits, hyphens or spaces between any of them (specification §5). */
export const isHotline = (value: string): boolean => /^[48]00(?:[- ]?\d){7}$/.test(value);

/** A landline number or a hotline. */
export const isTel = (value: string): boolean => isLandline(value) || isHotline(value);
