import { CONFIRMATION_FIELDS, EDITION, editionKind } from '@/pages/console/editions/edition-kind-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { createContentStore, type SeedRecord, type StoredRecord } from '../content/store';
import type { MockKind } from '../content/kinds/mock-kind';
import { MockFailure } from '../envelope';
import { refusal } from '../handlers/system/refusal';
import { tariffOf } from '../hs-tree/tariffs';
import { packedEditions } from '../tariffs/packed';
import { PACKED_LINES, uploadedLines } from './edition-lines';

/** The edition of each importer's packed tariff. */
const PACKED_EDITIONS = [
  'id-tariff-2022',
  'jp-tariff-2026',
  'kr-tariff-2026',
  'my-tariff-2025',
  'vn-tariff-2026',
];

export const editionStore = createContentStore(EDITION, () => PACKED_EDITIONS.flatMap(seedOf));

/** Tariffs as content: one record per importer, whose published values are its editions. */
export const editionMockKind: MockKind = {
  kind: editionKind,
  store: editionStore,
  preview: () => null,
  check: (id, values) => {
    const file = String(values['file']);
    if (PACKED_LINES[file] === undefined && uploadedLines(file) === null) throw refusal(20960);
    const { validFrom, validTo, importer } = values;
    if (String(validFrom) > String(validTo))
      throw new MockFailure(9802, '参数验证错误: validTo，不能早于validFrom! ');
    const other = editionStore.records().find((record) => record.values['importer'] === importer);
    if (other !== undefined && other.id !== id) throw refusal(20961);
    checkConfirmation(id === null ? null : editionStore.find(id), values);
  },
};

/** The values of a record's edition with these lines; null if it has none. */
export function valuesOfFile({ values, publications }: StoredRecord, file: string): ContentValues | null {
  const all = [values, ...publications.map((publication) => publication.values)];
  return all.find((each) => each?.['file'] === file) ?? null;
}

/** Code 9802 if values say that they are confirmed, or are not, other than the call `confirm` has left them. */
function checkConfirmation(record: StoredRecord | null, values: ContentValues): void {
  const known = record === null ? null : valuesOfFile(record, String(values['file']));
  const expected: ContentValues = known ?? { mark: 'unchecked' };
  for (const field of ['mark', ...CONFIRMATION_FIELDS])
    if ((values[field] ?? null) !== (expected[field] ?? null))
      throw new MockFailure(9802, `参数验证错误: ${field}，只能由确认来改变! `);
}

/** The importer whose packed tariff is this source; null for other sources. */
export const packedImporterOf = (sourceId: string): string | null =>
  PACKED_EDITIONS.includes(sourceId) ? sourceId.slice(0, 2).toUpperCase() : null;

/** The name of the lines of an importer's packed tariff. */
const packedFile = (importer: string): string => `packed-${importer.toLowerCase()}`;

/** True if staff have confirmed an importer's packed tariff. */
export function isPackedConfirmed(importer: string): boolean {
  const record = editionStore.changes()[importer];
  return (
    record !== undefined && (valuesOfFile(record, packedFile(importer))?.['confirmedAt'] ?? null) !== null
  );
}

function seedOf(id: string): SeedRecord[] {
  const edition = packedEditions.find((each) => each.id === id);
  const importer = edition?.importer ?? null;
  if (edition === undefined || importer === null) return [];
  const { title, publisher, url, licence, asOf, hsEdition, validFrom, validTo, rows, codes } = edition;
  const shown = tariffOf(importer)?.edition;
  const values: ContentValues = {
    importer,
    title,
    publisher,
    url,
    licence,
    asOf,
    hsEdition: String(hsEdition),
    validFrom,
    validTo,
    // As the portal shows its rates of today.
    mark: shown?.mfnMark === 'fact' && shown.rcepMark === 'fact' ? 'fact' : 'unchecked',
    file: packedFile(importer),
    lines: rows,
    codes,
  };
  return [{ id: importer, values }];
}
