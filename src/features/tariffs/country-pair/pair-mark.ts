import type { RecordMark } from '@/shared/api/record-schema';
import type { PairDuty } from './pair-duty';
import type { RateAsSent } from '../tariffs-schema';

/** The mark of a statement from several rates: sample if one of them is, else not verified if one of them is. */
export function markOfRates(rates: readonly (RateAsSent | null)[]): RecordMark {
  const marks = rates.map((rate) => rate?.mark);
  if (marks.includes('sample')) return 'sample';
  return marks.includes('unchecked') ? 'unchecked' : 'fact';
}

/** The mark of a statement from the rates of a country pair: MFN, RCEP and the lower rate of another agreement. */
export const markOfPair = ({ mfn, rcep, lowerElsewhere }: PairDuty): RecordMark =>
  markOfRates([
    mfn.kind === 'missing' ? null : mfn.rate,
    rcep.kind === 'missing' ? null : rcep.rate,
    lowerElsewhere?.rate ?? null,
  ]);
