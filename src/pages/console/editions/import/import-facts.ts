import { isRules } from '@/domain/editions';
import { dayAfter } from '@/domain/rcep';
import { problemOf } from '@/features/content/content-checks';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import type { ImportFacts } from '@/features/editions/import-draft';
import { lastDayOf } from '../edition-gap';
import { editionKind } from '../edition-kind-schema';

/**
 * The facts of the edition after the one that visitors see or will see: it begins the day after, for a year; the same
 * publisher. Before anything is published, the days of the draft.
 */
export function factsAfter(row: ContentRow | null): ImportFacts {
  const textOf = (field: string) => String(row?.values[field] ?? '');
  const last = lastDayOf(row);
  const validFrom = last === null ? '' : dayAfter(last);
  const isFirst = row?.published === null && row.state === 'draft';
  return {
    title: '',
    publisher: textOf('publisher'),
    url: textOf('url'),
    licence: textOf('licence'),
    asOf: '',
    validFrom: isFirst ? textOf('validFrom') : validFrom,
    validTo: isFirst ? textOf('validTo') : last === null ? '' : yearLater(last),
  };
}

/** Why a fact is refused; `order`: the last day is before the first. */
type FactFault = 'required' | 'asOf' | 'order' | 'url' | 'tooLong';

const FACTS = ['title', 'publisher', 'asOf', 'validFrom', 'validTo', 'url', 'licence'] as const;

/** The first fact that the server would refuse, with the reason; null if all are good. Rules may have no last day. */
export function factProblem(
  subject: string,
  facts: ImportFacts,
): { field: keyof ImportFacts; reason: FactFault } | null {
  const faults = FACTS.flatMap((field) => {
    const reason = faultOf(subject, field, facts[field]);
    return reason === null ? [] : [{ field, reason }];
  });
  const first = faults.find(({ reason }) => reason === 'required') ?? faults[0];
  if (first !== undefined) return first;
  return isInverted(facts) ? { field: 'validTo', reason: 'order' } : null;
}

/** True if the last day is before the first. */
export const isInverted = ({ validFrom, validTo }: ImportFacts): boolean =>
  validTo !== '' && validTo < validFrom;

function faultOf(subject: string, name: keyof ImportFacts, text: string): FactFault | null {
  const field = editionKind.fields.find((each) => each.name === name);
  if (field === undefined) return null;
  const required = field.required === true || (name === 'validTo' && !isRules(subject));
  const problem = problemOf({ ...field, required }, text);
  if (problem === null || problem === 'required' || problem === 'tooLong') return problem;
  return name === 'url' ? 'url' : 'asOf';
}

/** The facts as values of a record; an empty text is no data. */
export const valuesOfFacts = (facts: ImportFacts): ContentValues =>
  Object.fromEntries(Object.entries(facts).map(([field, text]) => [field, text.trim() || null]));

/** The facts of an edition, to edit them. */
export function factsOf({ values }: Pick<ContentRow, 'values'>): ImportFacts {
  const textOf = (field: string) => String(values[field] ?? '');
  return {
    title: textOf('title'),
    publisher: textOf('publisher'),
    url: textOf('url'),
    licence: textOf('licence'),
    asOf: textOf('asOf'),
    validFrom: textOf('validFrom'),
    validTo: textOf('validTo'),
  };
}

/** The facts of `next` that differ from those before. */
export const changedFacts = (before: ImportFacts, next: ImportFacts): Partial<ImportFacts> =>
  Object.fromEntries(FACTS.flatMap((field) => (next[field] === before[field] ? [] : [[field, next[field]]])));

/** The values of the record that is saved. Nobody has confirmed the edition yet. */
export function valuesOf(
  subject: string,
  facts: ImportFacts,
  counted: { file: string; lines: number; codes: number },
): ContentValues {
  const of = isRules(subject) ? { kind: 'rules', importer: null } : { kind: 'schedule', importer: subject };
  return { ...valuesOfFacts(facts), ...of, hsEdition: '2022', mark: 'unchecked', ...counted };
}

const yearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
