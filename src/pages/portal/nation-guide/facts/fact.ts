import type { RecordMark } from '@/shared/api/record-schema';

/** An available value, with its year or condition. */
export interface RecordedFact {
  kind: 'known';
  text: string;
  /** BCP 47, if the text is not in the page's language. */
  lang?: string;
  /** Printed smaller, after the text. */
  note?: string;
  mark: RecordMark;
  sourceId?: string;
  /** For rows of one unit: the length of a bar. */
  size?: number;
  /** The site of the body named in the text. */
  href?: string;
}

/** The content of one cell of a guide or a comparison: a value, or the reason why there is none. */
export type Fact =
  | RecordedFact
  | { kind: 'missing'; reason: 'noData' | 'notParty' | 'unconfirmed' }
  | { kind: 'unread'; state: 'reading' | 'notRead' };

/** One line of a guide, the same for every country: a label and its value for `of`. */
export interface FactRow<T> {
  id: string;
  label: string;
  fact: (of: T) => Fact;
}

export const NO_DATA: Fact = { kind: 'missing', reason: 'noData' };
export const NOT_PARTY: Fact = { kind: 'missing', reason: 'notParty' };
export const UNCONFIRMED: Fact = { kind: 'missing', reason: 'unconfirmed' };
export const READING: Fact = { kind: 'unread', state: 'reading' };
export const NOT_READ: Fact = { kind: 'unread', state: 'notRead' };

/**
 * True if every cell is the same, year and condition included, or all are missing: no known difference. Cells not yet
 * loaded may differ.
 */
export const areAlike = (facts: readonly Fact[]): boolean =>
  facts.every(({ kind }) => kind !== 'unread') && new Set(facts.map(allThatIsSaid)).size <= 1;

/** True if every cell has the same value; missing values never count as the same. */
export const areSame = (facts: readonly Fact[]): boolean =>
  areAlike(facts) && facts.every(({ kind }) => kind === 'known');

function allThatIsSaid(fact: Fact): string {
  if (fact.kind === 'known') return `${fact.text} ${fact.note ?? ''}`;
  return fact.kind === 'missing' ? `missing:${fact.reason}` : `unread:${fact.state}`;
}
