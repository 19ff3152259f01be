import type { Measure } from '../measure';
import { NoData } from '@/shared/ui/marks/no-data';
import { BrokenValue } from './broken-value';
import { useMeasureWords } from '../use-measure-words';

interface MeasureCellProps {
  measure: Measure;
  value: number | null;
  /** True for a figure of a revised series. */
  isBroken?: boolean;
}

/** A value of a measure, or the text for a missing one. */
export function MeasureCell({ measure, value, isBroken = false }: MeasureCellProps) {
  const { write } = useMeasureWords(measure, 'amount');
  if (value === null) return <NoData />;
  return isBroken ? <BrokenValue text={write(value)} /> : write(value);
}
