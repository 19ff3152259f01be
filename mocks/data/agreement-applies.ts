import { ASEAN } from './groups';

/** The 15 Parties, in the order of their codes. */
export const PARTIES: readonly string[] = [...ASEAN, 'AU', 'CN', 'JP', 'KR', 'NZ'].toSorted();

/** Importers known to apply the Agreement to goods of Myanmar. */
const TO_MYANMAR = ['CN', 'VN'];

/**
 * Whether an importer applies the Agreement to goods of an exporter; false too if that is unknown. Since 2023-06-02.
 */
export function applies(importer: string, exporter: string): boolean {
  if (importer === exporter || !PARTIES.includes(importer) || !PARTIES.includes(exporter)) return false;
  if (importer === 'MM') return false;
  return exporter !== 'MM' || TO_MYANMAR.includes(importer);
}
