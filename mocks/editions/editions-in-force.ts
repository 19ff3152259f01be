import type { ContentValues } from '@/features/content/content-schema';
import type { Period } from '@/domain/editions';
import { subjectOf } from '@/pages/console/editions/edition-kind-schema';
import { contentDay } from '../content/store';
import { tariffOf } from '../hs-tree/tariffs';
import { isPacked } from './edition-lines';
import { editionStore } from './edition-records';

/** What applies in a period in place of the packed tariff: an edition, or after a withdrawal nothing. */
export interface EditionInForce extends Period {
  /** The id of its source. */
  sourceId: string;
  values: ContentValues | null;
}

/** After every day of a tariff. */
const NO_END = '2099-12-31';

const START = 'edition-';

/** The periods in which an importer's packed tariff does not apply, in their order. */
export function editionsInForce(importer: string): EditionInForce[] {
  const publications = publicationsOf(importer);
  return publications.flatMap(({ from, values }, at) => {
    if (values !== null && isPacked(String(values['file']))) return [];
    const next = publications[at + 1]?.from;
    const first = startOf({ from, values });
    const end = earliest(
      next === undefined ? NO_END : dayBeforeText(next),
      String(values?.['validTo'] ?? NO_END),
    );
    return first > end
      ? []
      : [{ validFrom: first, validTo: end, values, sourceId: `${START}${importer}-${at}` }];
  });
}

/** What staff published for a day in place of an importer's packed tariff; null where that applies, if there is one. */
export const editionOn = (importer: string, day: string): EditionInForce | null =>
  editionsInForce(importer).find(({ validFrom, validTo }) => validFrom <= day && day <= validTo) ?? null;

/**
 * What statements without a date on an importer's tariff are about: what staff published for today; without a packed
 * tariff, else what applies next, or was the last to apply. Null: the packed tariff, if there is one.
 */
export function presentEdition(importer: string): EditionInForce | null {
  const today = contentDay();
  const present = editionOn(importer, today);
  if (present !== null || tariffOf(importer) !== null) return present;
  const published = editionsInForce(importer).filter(({ values }) => values !== null);
  return published.find(({ validFrom }) => validFrom > today) ?? published.at(-1) ?? null;
}

/** How far a published edition was checked. */
export const markOfEdition = ({ values }: EditionInForce): 'fact' | 'unchecked' =>
  values?.['mark'] === 'fact' ? 'fact' : 'unchecked';

/** What was published last of what applies on a day, null values after its end or a withdrawal; null: the packed data. */
export function lastPublishedOn(
  subject: string,
  day: string,
): Pick<EditionInForce, 'sourceId' | 'values'> | null {
  const publications = publicationsOf(subject);
  const at = publications.findLastIndex((publication) => startOf(publication) <= day);
  const values = publications[at]?.values;
  if (values === undefined || (values !== null && isPacked(String(values['file'])))) return null;
  const hasEnded = day > String(values?.['validTo'] ?? NO_END);
  return { values: hasEnded ? null : values, sourceId: `${START}${subject}-${at}` };
}

/** The days on which what applies may change, in their order. */
export function changeDays(subject: string): string[] {
  const days = publicationsOf(subject).flatMap((publication) => {
    const last = String(publication.values?.['validTo'] ?? '');
    return [startOf(publication), ...(last === '' ? [] : [dayAfterText(last)])];
  });
  return [...new Set(days)].toSorted();
}

/** The values of the edition with this source id; null for another source. */
export function editionOfSource(id: string): ContentValues | null {
  if (!id.startsWith(START)) return null;
  const [subject = '', at = ''] = id.slice(START.length).split('-');
  return recordOf(subject)?.publications[Number(at)]?.values ?? null;
}

const recordOf = (subject: string) =>
  editionStore.records().find(({ values, publications }) => {
    return publications.length > 0 && subjectOf(values) === subject;
  }) ?? null;

function publicationsOf(subject: string) {
  const record = recordOf(subject);
  return record === null || record.deletedAt !== null ? [] : record.publications;
}

const startOf = ({ from, values }: { from: string; values: ContentValues | null }): string =>
  latest(from, String(values?.['validFrom'] ?? from));

const latest = (a: string, b: string): string => (a > b ? a : b);
const earliest = (a: string, b: string): string => (a < b ? a : b);

const DAY_MS = 86_400_000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const dayBeforeText = (day: string): string => shifted(day, -1);
const dayAfterText = (day: string): string => shifted(day, 1);
