import type { RecordMark } from '@/shared/api/record-schema';

/** Something held, with the year or condition it holds under. */
export interface HeldFact {
  kind: 'held';
  text: string;
  /** BCP 47, where the text is not in the page's language. */
  lang?: string;
  /** Printed smaller, behind the text. */
  note?: string;
  mark: RecordMark;
  sourceId?: string;
  /** For rows of one unit: what a bar is drawn from. */
  size?: number;
  /** The site of the body the text names. */
  href?: string;
}

/** What stands in one place of a guide or a comparison: something held, or the words for why nothing is. */
export type Fact =
  | HeldFact
  | { kind: 'missing'; reason: 'notHeld' | 'notParty' | 'unconfirmed' }
  | { kind: 'unread'; state: 'reading' | 'notRead' };

/** One line of a guide, the same for every country: a label and what stands there for `of`. */
export interface FactRow<T> {
  id: string;
  label: string;
  fact: (of: T) => Fact;
}

export const NOT_HELD: Fact = { kind: 'missing', reason: 'notHeld' };
export const NOT_PARTY: Fact = { kind: 'missing', reason: 'notParty' };
export const UNCONFIRMED: Fact = { kind: 'missing', reason: 'unconfirmed' };
export const READING: Fact = { kind: 'unread', state: 'reading' };
export const NOT_READ: Fact = { kind: 'unread', state: 'notRead' };

/** True where the same stands in every place, year and condition included, or nothing is held in any: no difference is known. What has not been read may differ. */
export const areAlike = (facts: readonly Fact[]): boolean =>
  facts.every(({ kind }) => kind !== 'unread') && new Set(facts.map(allThatIsSaid)).size <= 1;

/** True where the same is held in every place; what is not held cannot be called the same. */
export const areSame = (facts: readonly Fact[]): boolean =>
  areAlike(facts) && facts.every(({ kind }) => kind === 'held');

function allThatIsSaid(fact: Fact): string {
  if (fact.kind === 'held') return `${fact.text} ${fact.note ?? ''}`;
  return fact.kind === 'missing' ? `missing:${fact.reason}` : `unread:${fact.state}`;
}
