import { measureState, type MeasureState } from './measure-state';
import type { CaseOrigins, RiskCaseRow } from './risk-cases-schema';

/**
 * How near a case's codes come to a product's: it names the six-digit `code`, the whole `heading` or the whole `chapter`
 * of it; it names another code of the heading (`nearHeading`) or of the chapter (`nearChapter`); or its codes are not held.
 */
export type CodeDegree = 'code' | 'heading' | 'chapter' | 'nearHeading' | 'nearChapter' | 'notHeld';

/**
 * How a case stands to an origin: `named`; `all` origins; excepted from all (`except`); named as far as is known
 * (`unchecked`); perhaps one of those that the source counts and does not name (`unnamed`); or only `other` origins.
 */
export type OriginDegree = 'named' | 'all' | 'except' | 'unchecked' | 'unnamed' | 'other';

/**
 * What that means for the reader: `likely` in scope, `near` it, undecided because the codes are not held (`noCodes`) or
 * because an end has passed and what followed is not held (`pastEnd`), the same goods from other origins (`otherOrigin`);
 * not in force on the day because it begins later (`notYet`) or has `ended` or never came to a measure. Nothing is
 * promised: the text of the notice decides.
 */
export const SCOPE_GROUPS = [
  'likely',
  'near',
  'noCodes',
  'pastEnd',
  'otherOrigin',
  'notYet',
  'ended',
] as const;
export type ScopeGroup = (typeof SCOPE_GROUPS)[number];

/** A case with how its codes, its origins and its dates stand to what was asked. */
export interface ScopeMatch {
  row: RiskCaseRow;
  code: CodeDegree;
  origin: OriginDegree;
  state: MeasureState;
  group: ScopeGroup;
}

const CODE_ORDER: readonly CodeDegree[] = [
  'code',
  'heading',
  'chapter',
  'nearHeading',
  'nearChapter',
  'notHeld',
];

/** The nearest of a case's codes (2, 4 or 6 digits) to a product's code of 6 to 11 digits; null where even the chapter differs. */
export function codeDegree(hs: string, codes: readonly string[]): CodeDegree | null {
  if (codes.length === 0) return 'notHeld';
  const found = new Set(codes.map((code) => degreeOf(hs, code)));
  return CODE_ORDER.find((degree) => found.has(degree)) ?? null;
}

function degreeOf(hs: string, code: string): CodeDegree | null {
  if (hs.startsWith(code)) return code.length <= 2 ? 'chapter' : code.length <= 4 ? 'heading' : 'code';
  if (code.length > 4 && hs.startsWith(code.slice(0, 4))) return 'nearHeading';
  return hs.startsWith(code.slice(0, 2)) ? 'nearChapter' : null;
}

/** How a case stands to goods of an origin. */
export function originDegree(origins: CaseOrigins, from: string): OriginDegree {
  if (origins.all) return origins.except.includes(from) ? 'except' : 'all';
  if (origins.named.includes(from)) return 'named';
  if (origins.unchecked.includes(from)) return 'unchecked';
  return origins.unnamed > 0 ? 'unnamed' : 'other';
}

/** What is asked of the cases: a code of 6 to 11 digits, an origin, a day (`yyyy-MM-dd`). */
interface Asked {
  hs: string;
  from: string;
  date: string;
}

/** The match of one case with a product, its origin and a day; null where the case says nothing about it. */
function scopeMatch(row: RiskCaseRow, { hs, from, date }: Asked): ScopeMatch | null {
  const code = codeDegree(hs, row.hs);
  const origin = originDegree(row.origins, from);
  const state = measureState(row, date);
  const group = code === null ? null : groupOf(code, origin, state);
  return code === null || group === null ? null : { row, code, origin, state, group };
}

/** The states by which a case is listed, whatever its codes. */
const GROUP_OF_STATE: Partial<Record<MeasureState, ScopeGroup>> = {
  noMeasure: 'ended',
  ended: 'ended',
  endedUndated: 'ended',
  notYet: 'notYet',
  begunLater: 'notYet',
  pastEnd: 'pastEnd',
  provisionalPast: 'pastEnd',
};

function groupOf(code: CodeDegree, origin: OriginDegree, state: MeasureState): ScopeGroup | null {
  const isNamed = code === 'code' || code === 'heading' || code === 'chapter';
  const isOther = origin === 'other' || origin === 'except';
  if (isOther && !isNamed) return null;
  const byState = GROUP_OF_STATE[state];
  if (isOther && (byState === undefined || byState === 'pastEnd')) return 'otherOrigin';
  if (byState !== undefined) return byState;
  if (code === 'notHeld') return 'noCodes';
  return isNamed && (origin === 'named' || origin === 'all') ? 'likely' : 'near';
}

/** The matches of all cases, the nearest first, then the latest. */
export function scopeMatches(rows: readonly RiskCaseRow[], asked: Asked): ScopeMatch[] {
  return rows
    .flatMap((row) => scopeMatch(row, asked) ?? [])
    .sort(
      (a, b) =>
        SCOPE_GROUPS.indexOf(a.group) - SCOPE_GROUPS.indexOf(b.group) ||
        CODE_ORDER.indexOf(a.code) - CODE_ORDER.indexOf(b.code) ||
        (b.row.lastDate ?? '').localeCompare(a.row.lastDate ?? ''),
    );
}
