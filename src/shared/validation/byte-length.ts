/** How many bytes the text has in UTF-8; the back end's maximum lengths count these, a Chinese character is three. */
export const byteLength = (value: string): number => new TextEncoder().encode(value).length;
