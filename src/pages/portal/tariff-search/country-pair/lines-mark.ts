import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { markOfRates } from '@/features/tariffs/country-pair/pair-mark';
import type { RecordMark } from '@/shared/api/record-schema';

/** The mark for a statement on several lines, by their MFN and RCEP rates. */
export const linesMark = (pairs: readonly PairDuty[]): RecordMark =>
  markOfRates(
    pairs
      .flatMap(({ mfn, rcep }) => [mfn, rcep])
      .map((result) => (result.kind === 'missing' ? null : result.rate)),
  );
