import { TableError } from './table-file';

/** The maximum number of files in an archive. */
const MAX_ENTRIES = 1000;

const [END_SIGNATURE, ENTRY_SIGNATURE] = [0x06054b50, 0x02014b50];
const [END_LENGTH, ENTRY_LENGTH, MAX_COMMENT] = [22, 46, 65_535];

/**
 * Rejects an archive whose declared size is too large, or whose list of files is broken, before it is unpacked
 * (APPNOTE 4.3.12 and 4.3.16). A reader that allocates the listed size for each file cannot exceed it.
 */
export function guardArchive(bytes: Uint8Array, maxUnpackedBytes: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === null) throw new TableError('brokenArchive');
  const entries = view.getUint16(end + 10, true);
  if (entries > MAX_ENTRIES) throw new TableError('unpacksTooLarge');
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new TableError('brokenArchive');
    unpacked += view.getUint32(at + 24, true);
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  if (unpacked > maxUnpackedBytes) throw new TableError('unpacksTooLarge');
}

/** The offset of the record at the end of the archive; a comment may follow it. */
function endRecord(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return null;
}
