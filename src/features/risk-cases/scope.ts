import { measureState, type MeasureState } from './measure-state';
import type { CaseOrigins, RiskCaseRow } from './risk-cases-schema';

/**
 * How close a case's codes are to a product's: it names the six-digit `code`, its whole `heading` or its whole
 * `chapter`; it names another code of the heading (`nearHeading`) or of the chapter (`nearChapter`); or it has no
 * codes.
 */
export type CodeDegree = 'code' | 'heading' | 'chapter' | 'nearHeading' | 'nearChapter' | 'noData';

/**
 * The relation of a case to an origin: `named`; `all` origins; excluded from all (`except`); named as far as known
 * (`unchecked`); possibly one of those the source counts without naming (`unnamed`); or only `other` origins.
 */
export type OriginDegree = 'named' | 'all' | 'except' | 'unchecked' | 'unnamed' | 'other';

/**
 * How a case applies to the product by codes and origins alone: it is `named`; `near` it (a neighbouring code, or the
 * origin is uncertain); undecided because we have no codes of the case (`noCodes`); or the same goods of other
 * origins (`otherOrigin`). Nothing is promised: the text of the notice decides.
 */
export const SCOPE_GROUPS = ['named', 'near', 'noCodes', 'otherOrigin'] as const;
export type ScopeGroup = (typeof SCOPE_GROUPS)[number];

/**
 * What the dates of a case mean for the day: its measure or investigation `mayApply`; the last known day has passed
 * and what followed is unknown (`unknownAfter`); it begins `later`; it is `over`, or never led to a measure.
 */
export const STANDINGS = ['mayApply', 'unknownAfter', 'later', 'over'] as const;
export type ScopeStanding = (typeof STANDINGS)[number];

/** A case with how its codes, origins and dates relate to the query. */
export interface ScopeMatch {
  row: RiskCaseRow;
  code: CodeDegree;
  origin: OriginDegree;
  state: MeasureState;
  standing: ScopeStanding;
  group: ScopeGroup;
}

const CODE_ORDER: readonly CodeDegree[] = [
  'code',
  'heading',
  'chapter',
  'nearHeading',
  'nearChapter',
  'noData',
];

/** The nearest of a case's codes (2, 4 or 6 digits) to a product's code of 6 to 11 digits; null where even the chapter differs. */
export function codeDegree(hs: string, codes: readonly string[]): CodeDegree | null {
  if (codes.length === 0) return 'noData';
  const found = new Set(codes.map((code) => degreeOf(hs, code)));
  return CODE_ORDER.find((degree) => found.has(degree)) ?? null;
}

function degreeOf(hs: string, code: string): CodeDegree | null {
  if (hs.startsWith(code)) return code.length <= 2 ? 'chapter' : code.length <= 4 ? 'heading' : 'code';
  if (code.length > 4 && hs.startsWith(code.slice(0, 4))) return 'nearHeading';
  return hs.startsWith(code.slice(0, 2)) ? 'nearChapter' : null;
}

/** The relation of a case to goods of an origin. */
export function originDegree(origins: CaseOrigins, from: string): OriginDegree {
  if (origins.all) return origins.except.includes(from) ? 'except' : 'all';
  if (origins.named.includes(from)) return 'named';
  if (origins.unchecked.includes(from)) return 'unchecked';
  return origins.unnamed > 0 ? 'unnamed' : 'other';
}

/** The query: a code of 6 to 11 digits, an origin, a day (`yyyy-MM-dd`). */
interface QueryFields {
  hs: string;
  from: string;
  date: string;
}

/** The match of one case with a product, its origin and a day; null if the case is unrelated. */
function scopeMatch(row: RiskCaseRow, { hs, from, date }: QueryFields): ScopeMatch | null {
  const code = codeDegree(hs, row.hs);
  const origin = originDegree(row.origins, from);
  const group = code === null ? null : groupOf(code, origin);
  if (code === null || group === null) return null;
  const state = measureState(row, date);
  return { row, code, origin, state, standing: STANDING_OF_STATE[state] ?? 'mayApply', group };
}

const STANDING_OF_STATE: Partial<Record<MeasureState, ScopeStanding>> = {
  pastEnd: 'unknownAfter',
  provisionalPast: 'unknownAfter',
  notYet: 'later',
  begunLater: 'later',
  ended: 'over',
  endedUndated: 'over',
  noMeasure: 'over',
};

function groupOf(code: CodeDegree, origin: OriginDegree): ScopeGroup | null {
  const isNamed = code === 'code' || code === 'heading' || code === 'chapter';
  if (origin === 'other' || origin === 'except') return isNamed ? 'otherOrigin' : null;
  if (code === 'noData') return 'noCodes';
  return isNamed && (origin === 'named' || origin === 'all') ? 'named' : 'near';
}

/**
 * The matches of all cases: sorted by code and origin, then by meaning of the dates, then nearest code, then latest.
 */
export function scopeMatches(rows: readonly RiskCaseRow[], requested: QueryFields): ScopeMatch[] {
  return rows
    .flatMap((row) => scopeMatch(row, requested) ?? [])
    .sort(
      (a, b) =>
        SCOPE_GROUPS.indexOf(a.group) - SCOPE_GROUPS.indexOf(b.group) ||
        STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) ||
        CODE_ORDER.indexOf(a.code) - CODE_ORDER.indexOf(b.code) ||
        (b.row.lastDate ?? '').localeCompare(a.row.lastDate ?? ''),
    );
}

/** One finding of a summary: a key of the texts and how many cases it is about. */
export interface ScopeFinding {
  key: ScopeStanding | 'none' | 'near' | 'noCodes' | 'otherOrigin';
  count: number;
}

/**
 * The findings in display order: the cases that name the product, by standing, or that none does; then the others.
 */
export function scopeFindings(matches: readonly ScopeMatch[]): ScopeFinding[] {
  const count = (group: ScopeGroup, standing?: ScopeStanding) =>
    matches.filter((match) => match.group === group && (standing ?? match.standing) === match.standing)
      .length;
  const named = STANDINGS.map((key) => ({ key, count: count('named', key) }));
  const beside = (['near', 'noCodes', 'otherOrigin'] as const).map((key) => ({ key, count: count(key) }));
  const isNamed = named.some((finding) => finding.count > 0);
  return [...(isNamed ? named : [{ key: 'none' as const, count: 1 }]), ...beside].filter(
    (finding) => finding.count > 0,
  );
}
