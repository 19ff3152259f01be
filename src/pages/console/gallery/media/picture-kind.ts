/** How many bytes from the start of a file `pictureKind` needs. */
export const KIND_BYTES = 12;

/** The kind of picture according to the first bytes of a file, whatever its name; null for all other files. */
export function pictureKind(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  const has = (at: number, text: string) =>
    Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
  if (has(0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (has(0, '\xff\xd8\xff')) return 'image/jpeg';
  return has(0, 'RIFF') && has(8, 'WEBP') ? 'image/webp' : null;
}
