import { EDITION, editionKind } from '@/pages/console/editions/edition-kind-schema';
import type { ContentValues } from '@/features/content/content-schema';
import { createContentStore, type SeedRecord } from '../content/store';
import type { MockKind } from '../content/kinds/mock-kind';
import { MockFailure } from '../envelope';
import { refusal } from '../handlers/system/refusal';
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
  },
};

function seedOf(id: string): SeedRecord[] {
  const edition = packedEditions.find((each) => each.id === id);
  const importer = edition?.importer ?? null;
  if (edition === undefined || importer === null) return [];
  const { title, publisher, url, licence, asOf, hsEdition, validFrom, validTo, mark, rows, codes } = edition;
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
    mark,
    file: `packed-${importer.toLowerCase()}`,
    lines: rows,
    codes,
  };
  return [{ id: importer, values }];
}
