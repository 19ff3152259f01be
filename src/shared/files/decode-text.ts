/** A text file's content and the encoding it was read with. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/**
 * Reads a text file: UTF-16 by its mark, UTF-8 with or without one; where the bytes are not UTF-8, in the encoding that
 * spreadsheets write in the reader's language (GBK where there is none of its own). Never throws.
 */
export function decodeText(bytes: Uint8Array, language: string): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return decoded(bytes, 'utf-8');
  } catch {
    return decoded(bytes, LEGACY[language] ?? 'gbk');
  }
}

const LEGACY: Readonly<Record<string, string>> = { ja: 'shift_jis', ko: 'euc-kr' };

const decoded = (bytes: Uint8Array, encoding: string): DecodedText => ({
  text: new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes),
  encoding,
});
