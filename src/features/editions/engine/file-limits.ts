import type { TableLimits } from '@/shared/files/table-file';

/** How large a tariff may be: the largest known one has about 360,000 rows as CSV. */
export const FILE_LIMITS: TableLimits = {
  bytes: 40_000_000,
  unpackedBytes: 150_000_000,
  rows: 500_000,
  columns: 100,
};
