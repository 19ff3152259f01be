import { decodeText } from '@/shared/files/decode-text';
import { isOtherFormat } from '@/features/origin/bom/file-format';

/** What a file of a list comes to: its text, or why it is not read. */
export type ListFile = { ok: true; text: string } | { ok: false; reason: 'tooLarge' | 'notText' | 'empty' };

/** Bytes a list may have. */
const MOST_BYTES = 1_000_000;

/** Reads a CSV file in UTF-8, UTF-16 or what spreadsheets write in the reader's language (GBK). Never throws. */
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
