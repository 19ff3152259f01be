import { decidedBasis } from './lane/answer-kind';
import { dutyOf } from './rates/rate-result';
import { laneOf } from './lane/lane';
import type { Lane } from './lane/lane';
import type { LaneAmounts } from './lane/lane-payable';
import type { LaneStep } from './lane/report-steps';
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
  lane: Lane;
}

/** The changes by the reader's list to an answer (rcep-rules, steps 5 to 7); empty if the general answer applies. */
export function ownAnswers(
  line: TariffLine,
  lane: Lane,
  amounts: LaneAmounts,
  { originating, countries }: OriginFinding,
): OwnAnswer[] {
  if (!lane.inForce.inForce) return [];
  if (originating === false) return isAtMfn(lane) ? [] : [{ country: null, lane: atMfn(lane) }];
  const others = countries.filter((country) => country !== lane.to);
  if (originating !== true || others.every((country) => country === lane.from)) return [];
  return others.map((country) => ({
    country,
    // The goods are still shipped from the exporter. Other agreements have their own rules: their rates for goods of
    // that country do not apply.
    lane: {
      ...laneOf(line, country, lane.to, lane.date, amounts),
      from: lane.from,
      inForce: lane.inForce,
      others: [],
      lowerElsewhere: null,
    },
  }));
}

/** The steps the finding adds: the origin, then what follows from it. */
export function ownSteps(
  { originating, countries }: OriginFinding,
  own: readonly OwnAnswer[],
): { origin: LaneStep; own: LaneStep[] } {
  const verdict = originating === 'unknown' ? 'unknown' : originating ? 'met' : 'notMet';
  return {
    origin: {
      key: 'origin',
      verdict,
      article: '3.2',
      inputs: { countries: countries.join(' ') || null },
      sourceIds: [],
    },
    own: own.map(({ country, lane }) => ({
      key: 'own',
      verdict: own.length > 1 || decidedBasis(lane) === null ? 'unknown' : verdict,
      article: country === null ? '2.4.2' : '2.6',
      inputs: {
        country,
        basis: decidedBasis(lane),
        duty: decidedBasis(lane) && (lane.payable?.amount ?? null),
      },
      sourceIds: [],
    })),
  };
}

/** True if MFN is payable even without a proof of origin: there is no preference, or none below MFN. */
const isAtMfn = (lane: Lane) => lane.rcep.kind !== 'rate' || decidedBasis(lane) === 'MFN';

function atMfn(lane: Lane): Lane {
  const payable =
    lane.mfn.kind === 'rate'
      ? { basis: 'MFN' as const, rate: dutyOf(lane.mfn), amount: lane.mfnAmount }
      : null;
  return { ...lane, payable, pointsBelowMfn: null, savedAmount: null, next: null };
}
