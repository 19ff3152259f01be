/** How many bytes the text takes in UTF-8; the back end's greatest lengths count these, a Chinese character is three. */
export const byteLength = (value: string): number => new TextEncoder().encode(value).length;
