import type { LineTable } from '@/domain/editions';
import { persistedTable } from '../content/persistence';
import { table } from '../db';
import { refusal } from '../handlers/system/refusal';
import { system } from '../handlers/system/state';
import { packedRules } from '../data/tariffs/rules-of-origin';
import { chapterNumbers, chapterOf, type Dataset } from '../tariffs/packed';

/** Parts of lines that are being uploaded. */
interface Upload {
  by: string;
  at: number;
  columns: readonly string[];
  parts: (LineTable['rows'] | undefined)[];
}

const HOUR_MS = 3_600_000;

/** Uploaded lines by the name they were given. */
const files = persistedTable<Record<string, LineTable>>('edition-lines', () => ({}));
const uploads = table<Record<string, Upload>>(() => ({}));

/** The packed tariffs, by the name of their lines. */
const PACKED_TARIFFS: Readonly<Record<string, Dataset>> = {
  'packed-id': 'tariff-id',
  'packed-jp': 'tariff-jp',
  'packed-kr': 'tariff-kr',
  'packed-my': 'tariff-my',
  'packed-vn': 'tariff-vn',
};

const PACKED_RULES = 'packed-rules';

/** The name of the lines of an importer's packed tariff, or of the packed rules. */
export const packedFile = (subject: string): string => `packed-${subject.toLowerCase()}`;

/** Whether lines are packed, rather than uploaded by staff. */
export const isPacked = (file: string): boolean =>
  file === PACKED_RULES || Object.hasOwn(PACKED_TARIFFS, file);

/** The lines of a name; null if there are none, or not all of them yet. */
export async function linesNamed(file: string): Promise<LineTable | null> {
  if (file === PACKED_RULES) return packedRules;
  const dataset = PACKED_TARIFFS[file];
  if (dataset === undefined) return uploadedLines(file);
  const chapters = await Promise.all(chapterNumbers(dataset).map((chapter) => chapterOf(dataset, chapter)));
  const columns = chapters[0]?.columns ?? [];
  return { columns, rows: chapters.flatMap((chapter) => chapter?.rows ?? []) };
}

/** Uploaded lines; null if there are none of this name, or not all of them yet. */
export const uploadedLines = (file: string): LineTable | null =>
  Object.hasOwn(files.value, file) ? (files.value[file] ?? null) : null;

/** Adds one part; true once all parts are there. Code 9802 for an invalid part. */
export function addPart(
  { file, part, parts, columns, rows }: LineTable & { file: string; part: number; parts: number },
  by: string,
): boolean {
  const now = system().now();
  const recent = Object.entries(uploads.value).filter(([, { at }]) => now - at < HOUR_MS);
  uploads.value = Object.fromEntries(recent);
  const upload = uploads.value[file] ?? { by, at: now, columns, parts: Array.from({ length: parts }) };
  const isSame =
    upload.by === by && upload.parts.length === parts && upload.columns.join() === columns.join();
  if (!isSame || part < 0 || part >= parts || uploadedLines(file) !== null)
    throw refusal(9802, '参数验证错误: part，与已上传的部分不一致! ');
  upload.parts[part] = rows;
  uploads.value[file] = { ...upload, at: now };
  if (upload.parts.includes(undefined)) return false;
  const { [file]: _complete, ...others } = uploads.value;
  uploads.value = others;
  files.value = { ...files.value, [file]: { columns, rows: upload.parts.flatMap((each) => each ?? []) } };
  files.save();
  return true;
}
