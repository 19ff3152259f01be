import type { ContentValues } from '@/features/content/content-schema';
import type { NextCheck } from '@/shared/api/next-check-schema';
import { lawOf } from '../content/kinds/laws';
import { caseOf } from '../content/kinds/risk-cases';
import { sourceOf } from '../content/kinds/sources';
import { textOf } from '../content/kinds/values';
import { caseRow } from '../data/risk-cases';
import { addDays } from './days';
import { nextCheckOfCase, nextCheckOfLaw, nextCheckOfSource } from './next-check';

type CheckOf = (id: string, values: ContentValues, today: string) => NextCheck | null;

/** How the day of the next check follows from the dates of a record, by kind. */
const CHECKS: Readonly<Record<string, CheckOf>> = {
  law: (id, values, today) => nextCheckOfLaw(lawOf(id, values), today),
  riskCase: (id, values) => nextCheckOfCase(caseRow(caseOf(id, values), 'zh')),
  source: (_id, values) => nextCheckOfSource(sourceOf(values)),
};

/**
 * The next check of a record of the content store: the day set by staff, else what follows from its dates. A day set
 * to the last one of a period has the period as its reason.
 */
export function nextCheckOf(
  kind: string,
  id: string,
  values: ContentValues,
  today: string,
): NextCheck | null {
  const derived = CHECKS[kind]?.(id, values, today) ?? null;
  const own = textOf(values, 'nextCheck');
  if (own === null) return derived;
  const isSame = derived !== null && [own, addDays(own, 1)].includes(derived.due);
  return { due: own, why: isSame ? derived.why : 'own' };
}
