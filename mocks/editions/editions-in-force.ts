import type { ContentValues } from '@/features/content/content-schema';
import type { Period } from '@/domain/editions';
import { PACKED_LINES } from './edition-lines';
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
