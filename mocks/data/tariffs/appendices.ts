import type { LineAppendix } from '@/features/tariffs/tariffs-schema';
import packed from '../packed/appendices.json';

const HEADING_DIGITS = 4;

const rows = packed.rows.map(([importer = '', code = '', from, to = '', percent, isInHs2022]) => ({
  importer,
  code,
  fromYear: Number(from),
  toYear: to === '' ? null : Number(to),
  dvPercent: Number(percent),
  isInHs2022: isInHs2022 === '1',
}));

const importers = new Set(rows.map(({ importer }) => importer));

/** How many lines the Appendices of all Parties have. */
export const APPENDIX_LINES = rows.length;

/** The part of an importer's Appendix for a six-digit code: the rows of its heading. */
export function appendixFor(importer: string, hs: string): LineAppendix {
  const heading = hs.slice(0, HEADING_DIGITS);
  return {
    hasAppendix: importers.has(importer),
    rows: rows.filter((row) => row.importer === importer && row.code.startsWith(heading)),
    sourceId: packed.sourceId,
  };
}
