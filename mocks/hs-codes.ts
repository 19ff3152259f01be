import type { SectorId } from '@/features/sectors/sectors-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import table from './data/hs-codes.json';
import { workingNames } from './data/hs-names';
import { pick, type Locale, type Texts } from './locale';

/** A six-digit code with its names: English, Japanese and Vietnamese as printed, the others own working names. */
export interface HsCode {
  hs: string;
  sector: SectorId;
  names: Texts;
}

export const hsCodes: HsCode[] = table.rows.map(
  ([hs = '', sector = '', zh = '', en = '', ja = '', vi = '']) => ({
    hs,
    sector: sector as SectorId,
    names: { zh, en, ja, vi, ...workingNames[hs] },
  }),
);

const byCode = new Map(hsCodes.map((code) => [code.hs, code]));

export function findCode(hs: string): HsCode | null {
  return byCode.get(hs) ?? null;
}

const WORKING: readonly Locale[] = ['zh', 'ko', 'ms'];

/** The name in the reader's language, else in English; Chinese, Korean and Malay ones, and corrected English ones, are ours (待核). */
export function nameOf(code: HsCode, locale: Locale): { text: string; lang: string; mark: RecordMark } {
  const name = pick(code.names, locale);
  const isOurs = WORKING.includes(name.lang) || (name.lang === 'en' && table.correctedEn.includes(code.hs));
  return { ...name, mark: isOurs ? 'unchecked' : 'fact' };
}
