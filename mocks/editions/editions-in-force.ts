import type { ContentValues } from '@/features/content/content-schema';
import type { Period } from '@/domain/editions';
import { tariffOf } from '../hs-tree/tariffs';
import { PACKED_LINES } from './edition-lines';
import { contentDay } from '../content/store';
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
  const record = recordOf(importer);
  if (record === null || record.deletedAt !== null) return [];
  return record.publications.flatMap(({ from, values }, at) => {
    if (values !== null && PACKED_LINES[String(values['file'])] !== undefined) return [];
    const next = record.publications[at + 1]?.from;
    const first = latest(from, String(values?.['validFrom'] ?? from));
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

/** The values of the edition with this source id; null for another source. */
export function editionOfSource(id: string): ContentValues | null {
  if (!id.startsWith(START)) return null;
  const [importer = '', at = ''] = id.slice(START.length).split('-');
  return recordOf(importer)?.publications[Number(at)]?.values ?? null;
}

const recordOf = (importer: string) =>
  editionStore.records().find(({ values, publications }) => {
    return publications.length > 0 && values['importer'] === importer;
  }) ?? null;

const latest = (a: string, b: string): string => (a > b ? a : b);
const earliest = (a: string, b: string): string => (a < b ? a : b);

function dayBeforeText(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
