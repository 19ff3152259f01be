import { isRules, layoutOf } from '@/domain/editions';

/** The columns of an edition that have rates; none of the rules of origin. */
export const rateColumns = (subject: string): ReadonlySet<string> =>
  new Set(isRules(subject) ? [] : layoutOf(subject).columns.map(({ id }) => id));
