import type { DutyRate } from '@/domain/rcep';
import { dutyOf } from '../rates/rate-result';
import type { PairDuty } from './pair-duty';
import type { AgreementWithoutRates } from '../tariffs-schema';

/**
 * Agreements between two countries without rates here that may be lower than every known rate; none if one that
 * certainly applies, or that another agreement prints, is already zero.
 */
export function missingAgreements(
  agreements: readonly AgreementWithoutRates[],
  pair: Pick<PairDuty, 'from' | 'mfn' | 'rcep' | 'inForce' | 'lowerElsewhere'>,
): AgreementWithoutRates[] {
  const { from, mfn, rcep, inForce, lowerElsewhere } = pair;
  const known = [dutyOf(mfn), inForce.inForce ? dutyOf(rcep) : null, lowerElsewhere?.rate.duty ?? null];
  return known.some(isFree) ? [] : agreements.filter(({ parties }) => parties.includes(from));
}

const isFree = (duty: DutyRate | null) => duty?.kind === 'adValorem' && duty.percent === 0;
