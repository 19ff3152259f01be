import { decodeText } from '@/shared/files/decode-text';
import { isOtherFormat } from '@/features/origin/bom/file-format';

/** The result of reading a list file: its text, or why it is rejected. */
export type ListFile = { ok: true; text: string } | { ok: false; reason: 'tooLarge' | 'notText' | 'empty' };

/** Maximum bytes of a list. */
const MOST_BYTES = 1_000_000;

/** Reads a CSV file in UTF-8, UTF-16 or the encoding of spreadsheets in the reader's language (GBK). Never throws. */
export async function readListFile(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  language: string,
): Promise<ListFile> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOtherFormat(bytes)) return { ok: false, reason: 'notText' };
  const { text } = decodeText(bytes, language);
  if (text.includes('\0')) return { ok: false, reason: 'notText' };
  return text.trim() === '' ? { ok: false, reason: 'empty' } : { ok: true, text };
}
