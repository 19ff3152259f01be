import { readdirSync, readFileSync } from 'node:fs';
import writeWorkbook from 'write-excel-file/node';

const PACKED = 'mocks/data/packed/tariff-vn';
const HEAD = ['Mã hàng', 'Mô tả hàng hóa', 'Mô tả hàng hóa tiếng Anh', 'NK TT', 'NK ưu đãi'];
const AGREEMENTS = ['ATIGA', 'ACFTA', 'VJEPA', 'VKFTA', 'AJCEP', 'AKFTA', 'AANZFTA', 'CPTPP', 'AIFTA'];
const CHINA = 7;
const MOST_REMOVED = 20;
const ADDED = 12;
const CHANGED = 300;
const UNREADABLE = 7;

/** A line whose rate for goods of China falls most. */
export const SAMPLE_LINE = { code: '85011022', before: '25', after: '21' };

/** The present tariff of Viet Nam: 12,004 lines, 20 columns. */
function presentTariff(): string[][] {
  return readdirSync(PACKED)
    .toSorted()
    .flatMap((file) => (JSON.parse(readFileSync(`${PACKED}/${file}`, 'utf8')) as { rows: string[][] }).rows);
}

/**
 * Next year's tariff, made from the present one: 300 lines with another rate for goods of China, 20 removed, 12 new, and
 * 7 of the rest with a rate in words.
 */
export function nextTariff(): { rows: string[][]; unreadable: number[] } {
  const lines = presentTariff();
  const isPlain = (row: string[]) => /^[1-9]\d*$/.test(row[CHINA] ?? '') && (row[0] ?? '') < '98';
  const plain = lines.filter((row) => isPlain(row) && row[0] !== SAMPLE_LINE.code);
  const changed = new Set(plain.slice(0, CHANGED - 1).map(([code]) => code));
  const words = new Set(plain.slice(CHANGED, CHANGED + UNREADABLE).map(([code]) => code));
  const removed = new Set(
    plain.slice(CHANGED + UNREADABLE, CHANGED + UNREADABLE + MOST_REMOVED).map(([code]) => code),
  );
  const rows = lines
    .filter(([code]) => !removed.has(code ?? ''))
    .map((row) => {
      const [code = ''] = row;
      if (code === SAMPLE_LINE.code) return row.with(CHINA, SAMPLE_LINE.after);
      if (changed.has(code)) return row.with(CHINA, String(Number(row[CHINA]) + 1));
      return words.has(code) ? row.with(CHINA, 'năm phần trăm') : row;
    });
  const known = new Set(lines.map(([code]) => code));
  const free = lines
    .map((row) => row.with(0, `${(row[0] ?? '').slice(0, 6)}97`))
    .filter(
      ([code = ''], at, all) =>
        code < '98' && !known.has(code) && all.findIndex(([own]) => own === code) === at,
    );
  const all = [...rows, ...free.slice(0, ADDED)];
  const unreadable = all.flatMap((row, at) => (row[CHINA] === 'năm phần trăm' ? [at + 3] : []));
  return { rows: all, unreadable };
}

/** A workbook with a head of two rows, the letters of the RCEP columns below. */
export function workbookOf(rows: readonly string[][]): Promise<Buffer> {
  const upper = [...HEAD, 'RCEP', '', '', '', '', '', ...AGREEMENTS];
  const lower = [...HEAD.map(() => ''), 'A', 'B', 'C', 'D', 'E', 'F', ...AGREEMENTS.map(() => '')];
  const cells = [upper, lower, ...rows].map((row) => row.map((text) => ({ value: text, type: String })));
  return writeWorkbook(cells).toBuffer();
}
