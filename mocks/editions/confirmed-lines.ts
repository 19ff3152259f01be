import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import type { NationalLine } from '../data/national-line';
import { tariffOf } from '../hs-tree/tariffs';
import { isPackedConfirmed } from './edition-records';

/**
 * Packed lines after staff have confirmed their edition: its MFN and RCEP rates are facts. Rates of other agreements
 * remain unchecked where it is their members that were not verified.
 */
export function asConfirmed(importer: string, lines: NationalLine[]): NationalLine[] {
  if (!isPackedConfirmed(importer)) return lines;
  const source = tariffOf(importer)?.sourceId;
  const fact = (rate: RateAsSent): RateAsSent =>
    rate.sourceId === source ? { ...rate, mark: 'fact' } : rate;
  return lines.map((line) => ({
    ...line,
    mfn: line.mfn.map(fact),
    basic: line.basic && fact(line.basic),
    rcep: line.rcep.map(({ parties, rates }) => ({ parties, rates: rates.map(fact) })),
  }));
}
