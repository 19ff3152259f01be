import type { BomDraft } from '@/features/origin/bom/bom';
import { BOM_COLUMNS } from '@/features/origin/bom/bom-heads';
import { bomRecords } from '@/features/origin/bom/bom-records';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';

/** Downloads a bill of materials as CSV, under the field names of `Material` (product design §8, Money). */
export function downloadBom(hs: string, { rows, decimal, isSample }: BomDraft, currency: string): void {
  const columns = BOM_COLUMNS.map((key) => ({ key, label: key }));
  const records = bomRecords(rows, { decimal, currency }, isSample);
  downloadText(`bom-${hs}.csv`, 'text/csv', toCsv(records, columns));
}
