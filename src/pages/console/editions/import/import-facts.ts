import { isRules } from '@/domain/editions';
import { dayAfter, isDay } from '@/domain/rcep';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import type { ImportFacts } from '@/features/editions/import-draft';

/** The facts of the edition after the present one: it begins the day after, for a year; the same publisher. */
export function factsAfter(row: ContentRow | null): ImportFacts {
  const textOf = (field: string) => String(row?.values[field] ?? '');
  const last = textOf('validTo');
  const validFrom = isDay(last) ? dayAfter(last) : '';
  return {
    title: '',
    publisher: textOf('publisher'),
    url: textOf('url'),
    licence: textOf('licence'),
    asOf: '',
    validFrom,
    validTo: validFrom === '' ? '' : yearLater(last),
  };
}

/** The first fact that is missing or invalid, with its reason; null if all are good. Rules may have no last day. */
export function factProblem(
  subject: string,
  facts: ImportFacts,
): { field: keyof ImportFacts; reason: 'required' | 'asOf' | 'order' | 'url' } | null {
  const last = isRules(subject) ? [] : (['validTo'] as const);
  const required = (['title', 'publisher', 'asOf', 'validFrom', ...last] as const).find(
    (field) => facts[field].trim() === '',
  );
  if (required !== undefined) return { field: required, reason: 'required' };
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(facts.asOf)) return { field: 'asOf', reason: 'asOf' };
  if (facts.validTo !== '' && facts.validTo < facts.validFrom) return { field: 'validTo', reason: 'order' };
  if (facts.url !== '' && !/^https?:\/\/\S+$/.test(facts.url)) return { field: 'url', reason: 'url' };
  return null;
}

/** The values of the record that is saved. Nobody has confirmed the edition yet. */
export function valuesOf(
  subject: string,
  facts: ImportFacts,
  counted: { file: string; lines: number; codes: number },
): ContentValues {
  const texts = Object.entries(facts).map(([field, text]) => [
    field,
    text.trim() === '' ? null : text.trim(),
  ]);
  const of = isRules(subject) ? { kind: 'rules', importer: null } : { kind: 'schedule', importer: subject };
  return { ...Object.fromEntries(texts), ...of, hsEdition: '2022', mark: 'unchecked', ...counted };
}

const yearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
