import type { SectorId } from '@/shared/routing/sector-ids';
import type { RecordMark } from '@/shared/api/record-schema';
import { pick, type Locale, type Texts } from '../../locale';
import { chapterOf, packedEditions } from '../../tariffs/packed';
import { sectorOf } from '../../tariffs/sector-codes';

/** A six-digit code with its names, and the languages in which they are unchecked: own working names and own corrections. */
export interface HsCode {
  hs: string;
  sector: SectorId | null;
  names: Texts;
  unchecked: readonly Locale[];
}

/** Number of six-digit codes of HS 2022. */
export const HS_CODE_COUNT = packedEditions.find(({ id }) => id === 'hs-2022')?.codes ?? 0;

/** The code of HS 2022; null if there is none. */
export async function findCode(hs: string): Promise<HsCode | null> {
  if (hs.length !== 6) return null;
  const codes = await codesUnder(hs);
  return codes[0] ?? null;
}

/** The six-digit codes that begin with at least the digits of a chapter, in their order. */
export async function codesUnder(prefix: string): Promise<HsCode[]> {
  const rows = await rowsUnder(prefix);
  return rows.filter(([code]) => code?.length === 6).map(toCode);
}

/** How many digits of a code are a heading (4) or a chapter (2) of HS 2022; 0 for neither. */
export async function knownHeadingDigits(digits: string): Promise<number> {
  const known = await Promise.all(
    [4, 2].map(async (length) => ((await rowsUnder(digits.slice(0, length))).length > 0 ? length : 0)),
  );
  return Math.max(...known);
}

async function rowsUnder(prefix: string): Promise<(readonly string[])[]> {
  const chapter = await chapterOf('nomenclature', prefix.slice(0, 2));
  return (chapter?.rows ?? []).filter(([code]) => code?.startsWith(prefix) === true);
}

/** Chinese and Malay names are always our own. */
const WORKING: readonly Locale[] = ['zh', 'ms'];

/** Columns of the packed nomenclature: code, en, zh, ja, ko, vi, id, ms, flags. */
function toCode(row: readonly string[]): HsCode {
  const [hs = '', en = '', zh = '', ja = '', ko = '', vi = '', , ms = '', flags = ''] = row;
  const names = { zh, en, ja: shortened(ja), ko: shortened(ko), vi: shortened(vi), ms };
  const available = Object.entries(names).filter(([, name]) => name !== '');
  return {
    hs,
    sector: sectorOf(hs),
    names: Object.fromEntries(available),
    unchecked: flags.includes('en:') ? [...WORKING, 'en'] : WORKING,
  };
}

/** A heading path with long parts cut at their first comma, so that the differences between codes stay readable. */
function shortened(path: string): string {
  return path.split(' > ').map(cut).join(' > ');
}

function cut(part: string, index: number, parts: string[]): string {
  if (part.length <= 60 || index === parts.length - 1) return part;
  const comma = part.search(/[,;、（(]/);
  return `${part.slice(0, comma > 0 ? Math.min(comma, 60) : 60).trim()}…`;
}

/** The name in the reader's language, else in English. */
export function nameOf(code: HsCode, locale: Locale): { text: string; lang: string; mark: RecordMark } {
  const name = pick(code.names, locale);
  return { ...name, mark: code.unchecked.includes(name.lang) ? 'unchecked' : 'fact' };
}
