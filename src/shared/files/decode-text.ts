/** A text file's content and its detected encoding. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/**
 * Decodes a text file: UTF-16 by its byte-order mark, UTF-8 with or without one; if the bytes are not UTF-8, the
 * encoding of spreadsheets in the reader's language (GBK by default). Never throws.
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
