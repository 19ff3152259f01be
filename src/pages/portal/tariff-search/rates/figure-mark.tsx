import { createContext, use } from 'react';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { RecordMark } from '@/shared/api/record-schema';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

/** The mark shown once beside the title of a block, because all its figures share it; `fact` if they do not. */
export const BlockMark = createContext<RecordMark>('fact');

/** The mark of one figure, unless the block already shows it (look §5, sample mark). */
export function FigureMark({ mark }: { mark: RecordMark }) {
  return mark === use(BlockMark) ? null : <RecordMarkTag mark={mark} />;
}

/** The mark all available rates share; `fact` if they differ or there is none. */
export function commonMark(rates: readonly RateResult[]): RecordMark {
  const marks = new Set(rates.flatMap((result) => (result.kind === 'missing' ? [] : [result.rate.mark])));
  const [first] = marks;
  return marks.size === 1 && first ? first : 'fact';
}
