import type { DifferentialInput } from './differential';
import { tariffYear } from './tariff-year';
import { atLeast } from '../rules/threshold';

/** Share of the total value, in %, that the exporting Party must add on a line of the Appendix (2.6.3). */
export const DV20_PERCENT = 20;

/**
 * Share of the exporting Party in % of FOB for a line whose Appendix row binds at the date (2.6.3): other Parties'
 * originating materials count as non-originating. Null where no row binds; RangeError if FOB is not above zero.
 */
export function domesticValuePercent(input: DifferentialInput): number | null {
  const { appendix, exporter, fob, importer, date, nonOriginatingValue, originatingMaterials } = input;
  const year = tariffYear(importer, date);
  if (!appendix || year === null) return null;
  if (year < appendix.fromYear || year > (appendix.toYear ?? Infinity)) return null;
  if (!Number.isFinite(fob) || fob <= 0) throw new RangeError(`FOB must be above zero: ${fob}`);

  let ownValue = fob - nonOriginatingValue;
  for (const [party, value] of Object.entries(originatingMaterials))
    if (party !== exporter) ownValue -= value;
  return (ownValue * 100) / fob;
}

/** Whether the exporting Party adds at least 20 % of the total value (DV20, 2.6.3). */
export function meetsDv20(percent: number): boolean {
  return atLeast(percent, DV20_PERCENT);
}
