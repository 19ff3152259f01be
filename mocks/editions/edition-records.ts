import { EDITION, editionKind, subjectOf } from '@/pages/console/editions/edition-kind-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { createContentStore, type SeedRecord } from '../content/store';
import type { MockKind } from '../content/kinds/mock-kind';
import { MockFailure } from '../envelope';
import { refusal } from '../handlers/system/refusal';
import { packedEditions } from '../tariffs/packed';
import { isPacked, uploadedLines } from './edition-lines';

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
  preview: () => null,
  check: (id, values) => {
    const file = String(values['file']);
    if (!isPacked(file) && uploadedLines(file) === null) throw refusal(20960);
    const { kind, validFrom, validTo, importer } = values;
    const isSchedule = kind === 'schedule';
    if (isSchedule !== Boolean(importer)) throw new MockFailure(9802, '参数验证错误: importer，与kind不符! ');
    if (isSchedule && !validTo) throw new MockFailure(9800, '参数不能为空: validTo! ');
    if (validTo && String(validFrom) > String(validTo))
      throw new MockFailure(9802, '参数验证错误: validTo，不能早于validFrom! ');
    const other = editionStore.records().find((record) => subjectOf(record.values) === subjectOf(values));
    if (other !== undefined && other.id !== id) throw refusal(20961);
  },
};

function seedOf(id: string): SeedRecord[] {
  const edition = packedEditions.find((each) => each.id === id);
  if (edition === undefined) return [];
  const {
    kind,
    importer,
    title,
    publisher,
    url,
    licence,
    asOf,
    hsEdition,
    validFrom,
    validTo,
    mark,
    rows,
    codes,
  } = edition;
  const values: ContentValues = {
    kind,
    importer,
    title,
    publisher,
    url,
    licence,
    asOf,
    hsEdition: String(hsEdition),
    validFrom,
    validTo,
    mark,
    lines: rows,
    codes,
  };
  const subject = subjectOf(values);
  return [{ id: subject, values: { ...values, file: `packed-${subject.toLowerCase()}` } }];
}
