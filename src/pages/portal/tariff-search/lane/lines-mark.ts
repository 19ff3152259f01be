import type { Lane } from '@/features/tariffs/lane/lane';
import { markOfRates } from '@/features/tariffs/lane/lane-mark';
import type { RecordMark } from '@/shared/api/record-schema';

/** The mark for a statement on several lines, by their MFN and RCEP rates. */
export const linesMark = (lanes: readonly Lane[]): RecordMark =>
  markOfRates(
    lanes
      .flatMap(({ mfn, rcep }) => [mfn, rcep])
      .map((result) => (result.kind === 'missing' ? null : result.rate)),
  );
