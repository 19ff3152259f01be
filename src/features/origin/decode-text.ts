/** A text file's content and the encoding it was read with. */
export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'gbk';
}

/** Reads a text file: UTF-16 by its mark, UTF-8 with or without one, GBK where the bytes are not UTF-8. Never throws. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('gbk').decode(bytes), encoding: 'gbk' };
  }
}
