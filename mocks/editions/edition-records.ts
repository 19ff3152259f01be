import {
  CONFIRMATION_FIELDS,
  EDITION,
  editionKind,
  subjectOf,
} from '@/pages/console/editions/edition-kind-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { createContentStore, type SeedRecord, type StoredRecord } from '../content/store';
import type { MockKind } from '../content/kinds/mock-kind';
import { MockFailure } from '../envelope';
import { refusal } from '../handlers/system/refusal';
import { tariffOf } from '../hs-tree/tariffs';
import { packedEditions } from '../tariffs/packed';
import { isPacked, packedFile, uploadedLines } from './edition-lines';
import { lineChanges } from './line-changes';
import { packedPeriod } from './packed-period';

/** The edition of the packed rules of origin, and of each importer's packed tariff. */
const PACKED_EDITIONS = [
  'vn-circular-32-2022',
  'id-tariff-2022',
  'jp-tariff-2026',
  'kr-tariff-2026',
  'my-tariff-2025',
  'vn-tariff-2026',
];

export const editionStore = createContentStore(EDITION, () => PACKED_EDITIONS.flatMap(seedOf));

/** Tariffs and rules of origin as content: one record per importer, and one; its published values are its editions. */
export const editionMockKind: MockKind = {
  kind: editionKind,
  store: editionStore,
  isListedAsPublished: true,
  preview: () => null,
  logged: ({ values, state, publishFrom }) => ({ ...values, state, publishFrom }),
  loggedBeside: lineChanges,
  unique: { code: 20961, keyOf: subjectOf },
  check: (id, values) => {
    const file = String(values['file']);
    if (!isPacked(file) && uploadedLines(file) === null) throw refusal(20960);
    const { kind, validFrom, validTo, importer } = values;
    const isSchedule = kind === 'schedule';
    if (isSchedule !== Boolean(importer)) throw new MockFailure(9802, '参数验证错误: importer，与kind不符! ');
    if (isSchedule && !validTo) throw new MockFailure(9800, '参数不能为空: validTo! ');
    if (validTo && String(validFrom) > String(validTo))
      throw new MockFailure(9802, '参数验证错误: validTo，不能早于validFrom! ');
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

/** True if staff have confirmed an importer's packed tariff. */
export function isPackedConfirmed(importer: string): boolean {
  const record = editionStore.changes()[importer];
  return (
    record !== undefined && (valuesOfFile(record, packedFile(importer))?.['confirmedAt'] ?? null) !== null
  );
}

/** As the portal shows an importer's rates of today. */
function markShown(importer: string): 'fact' | 'unchecked' {
  const shown = tariffOf(importer)?.edition;
  return shown?.mfnMark === 'fact' && shown.rcepMark === 'fact' ? 'fact' : 'unchecked';
}

function seedOf(id: string): SeedRecord[] {
  const edition = packedEditions.find((each) => each.id === id);
  if (edition === undefined) return [];
  const { kind, importer, title, publisher, url, licence, asOf, hsEdition, mark, rows, codes } = edition;
  const values: ContentValues = {
    kind,
    importer,
    title,
    publisher,
    url,
    licence,
    asOf,
    hsEdition: String(hsEdition),
    ...packedPeriod(edition),
    mark: importer === null ? mark : markShown(importer),
    lines: rows,
    codes,
  };
  const subject = subjectOf(values);
  return [{ id: subject, values: { ...values, file: packedFile(subject) } }];
}
