import type { Measure } from '@/features/trade-data/measure';
import { NotHeld } from '@/shared/ui/not-held';
import { useMeasureWords } from './use-measure-words';

/** A value of a measure, or the words for one that is not held. */
export function MeasureCell({ measure, value }: { measure: Measure; value: number | null }) {
  const { write } = useMeasureWords(measure, 'amount');
  return value === null ? <NotHeld /> : write(value);
}
