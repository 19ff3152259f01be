import type { NewStandard, StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { TITLE_FIELDS } from '@/features/standards/rows/standard-rows-schema';
import { INTERNATIONAL } from '@/features/standards/standards-schema';
import type { Language } from '@/shared/i18n/languages';

/** The optional fields of the form. */
const OPTIONAL = [
  ...Object.values(TITLE_FIELDS),
  'ics',
  'codes',
  'published',
  'inForceFrom',
  'until',
  'confirmed',
  'sourceUrl',
  'asOf',
] as const;

/** The values of the form of a standard. */
export type StandardValues = Readonly<
  Pick<NewStandard, 'number' | 'body' | 'sector' | 'statusBasis' | 'mark'> & { country: string } & Record<
      (typeof OPTIONAL)[number],
      string | null
    >
>;

const noText = Object.fromEntries(OPTIONAL.map((name) => [name, null])) as Record<
  (typeof OPTIONAL)[number],
  null
>;

/** A new standard is 待核 until its source is entered. */
export const EMPTY_STANDARD: StandardValues = {
  ...noText,
  number: '',
  country: 'CN',
  body: '',
  sector: 'textile',
  statusBasis: 'dates',
  mark: 'unchecked',
};

export function standardValues(row: StandardRow): StandardValues {
  const { number, country, body, sector, statusBasis, mark } = row;
  const texts = Object.fromEntries(OPTIONAL.map((name) => [name, row[name] ?? null])) as typeof noText;
  return { ...texts, number, country: country ?? INTERNATIONAL, body, sector, statusBasis, mark };
}

/** The request body of the form: all fields, since the server empties missing ones. */
export function standardBody(values: StandardValues): NewStandard {
  const texts = Object.fromEntries(OPTIONAL.map((name) => [name, values[name]?.trim() || null]));
  const { sector, statusBasis, mark } = values;
  return {
    ...texts,
    number: values.number.trim(),
    body: values.body.trim(),
    country: values.country === INTERNATIONAL ? null : values.country,
    sector,
    statusBasis,
    mark,
  };
}

/** The title in the reader's language, else in English, else the first available, with its language. */
export function titleOf(row: StandardRow, language: Language): { text: string; lang: string } | null {
  const order = [language, 'en', ...Object.keys(TITLE_FIELDS)] as (keyof typeof TITLE_FIELDS)[];
  for (const lang of order) {
    const text = row[TITLE_FIELDS[lang]];
    if (text) return { text, lang };
  }
  return null;
}
