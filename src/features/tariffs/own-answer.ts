import { decidedBasis } from './country-pair/answer-kind';
import { dutyOf } from './rates/rate-result';
import { pairDutyOf } from './country-pair/pair-duty';
import type { PairDuty } from './country-pair/pair-duty';
import type { PairAmounts } from './country-pair/pair-payable';
import type { PairStep } from './country-pair/report-steps';
import type { TariffLine } from './tariffs-schema';

/**
 * The finding on the origin of the reader's own product: the verdict on its bill of materials, and where it qualifies
 * its RCEP country of origin.
 */
export interface OriginFinding {
  originating: boolean | 'unknown';
  /** One country; several while it is open which of them it is; none while nothing is known. */
  countries: readonly string[];
  /** Present where Article 2.6.4 settles no country. */
  unsettled?: UnsettledCountry;
}

/** What is open where the Party that contributed most has no rate on the line, and what would settle it. */
export interface UnsettledCountry {
  /** The Parties of the highest contribution; none where no originating material has a value. */
  contributors: readonly string[];
  /** The country in the other case of the Appendix, until the reader chooses one. */
  otherCase: { case: 'listed' | 'notListed'; country: string } | null;
}

/**
 * The duty by the reader's own list: at MFN without a country if the product does not qualify, else the country pair
 * with the rates for one RCEP country of origin.
 */
export interface OwnAnswer {
  country: string | null;
  pair: PairDuty;
}

/** The changes by the reader's list to an answer (rcep-rules, steps 5 to 7); empty if the general answer applies. */
export function ownAnswers(
  line: TariffLine,
  pair: PairDuty,
  amounts: PairAmounts,
  { originating, countries }: OriginFinding,
): OwnAnswer[] {
  if (!pair.inForce.inForce) return [];
  if (originating === false) return isAtMfn(pair) ? [] : [{ country: null, pair: atMfn(pair) }];
  const others = countries.filter((country) => country !== pair.to);
  if (originating !== true || others.every((country) => country === pair.from)) return [];
  return others.map((country) => ({
    country,
    // The goods are still shipped from the exporter. Other agreements have their own rules: their rates for goods of
    // that country do not apply.
    pair: {
      ...pairDutyOf(line, country, pair.to, pair.date, amounts),
      from: pair.from,
      inForce: pair.inForce,
      others: [],
      lowerElsewhere: null,
    },
  }));
}

/** The steps the finding adds: the origin, then what follows from it. */
export function ownSteps(
  { originating, countries }: OriginFinding,
  own: readonly OwnAnswer[],
): { origin: PairStep; own: PairStep[] } {
  const verdict = originating === 'unknown' ? 'unknown' : originating ? 'met' : 'notMet';
  return {
    origin: {
      key: 'origin',
      verdict,
      article: '3.2',
      inputs: { countries: countries.join(' ') || null },
      sourceIds: [],
    },
    own: own.map(({ country, pair }) => ({
      key: 'own',
      verdict: own.length > 1 || decidedBasis(pair) === null ? 'unknown' : verdict,
      article: country === null ? '2.4.2' : '2.6',
      inputs: {
        country,
        basis: decidedBasis(pair),
        duty: decidedBasis(pair) && (pair.payable?.amount ?? null),
      },
      sourceIds: [],
    })),
  };
}

/** True if MFN is payable even without a proof of origin: there is no preference, or none below MFN. */
const isAtMfn = (pair: PairDuty) => pair.rcep.kind !== 'rate' || decidedBasis(pair) === 'MFN';

function atMfn(pair: PairDuty): PairDuty {
  const payable =
    pair.mfn.kind === 'rate'
      ? { basis: 'MFN' as const, rate: dutyOf(pair.mfn), amount: pair.mfnAmount }
      : null;
  return { ...pair, payable, pointsBelowMfn: null, savedAmount: null, next: null };
}
