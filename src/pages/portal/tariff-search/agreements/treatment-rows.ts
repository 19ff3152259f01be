import { bestTreatment, proofNeed } from '@/domain/agreements';
import type { AgreementVerdict, BestTreatment, RankedTreatment, TreatmentOption } from '@/domain/agreements';
import type { DutyBase, DutyRate } from '@/domain/rcep';
import type { CriteriaRecord, TradeAgreement } from '@/features/agreements/agreements-schema';
import type { UnderAgreements } from '@/features/origin/assessment/assess-agreements';
import { PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import { dutyOf, rateOn } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { OriginFinding } from '@/features/tariffs/own-answer';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';

/** One way to declare the goods, as a row of the table. */
export interface TreatmentRow extends RankedTreatment {
  /** Null if no rate of the agreement is available. */
  rate: RateResult | null;
  agreement: TradeAgreement | null;
  criteria: CriteriaRecord | null;
  place: keyof Omit<BestTreatment, 'ordered'>;
  isBest: boolean;
}

interface TreatmentInput {
  line: TariffLine | null;
  pair: PairDuty;
  query: Pick<PairQuery, 'value' | 'currency' | 'qty' | 'unit' | 'fx'>;
  agreements: readonly TradeAgreement[];
  assessed: UnderAgreements | null;
  rcepVerdict: 'met' | 'notMet' | 'unknown' | null;
  finding: OriginFinding | null;
}

type Source = Pick<TreatmentRow, 'rate' | 'agreement' | 'criteria'> & { option: TreatmentOption };

/**
 * MFN, RCEP and the other agreements between two countries, best first; those that need a check after the usable
 * ones.
 */
export function treatmentRows(input: TreatmentInput): TreatmentRow[] {
  const sources = [mfnSource(input), ...rcepSource(input), ...otherSources(input)];
  const best = bestTreatment(
    sources.map(({ option }) => option),
    dutyBase(input.query),
  );
  return (['usable', 'open', 'closed'] as const).flatMap((place) =>
    best[place].flatMap((ranked, index) => {
      const source = sources.find(({ option }) => option.id === ranked.id);
      if (source === undefined) return [];
      const { rate, agreement, criteria } = source;
      const isBest = place === 'usable' && index === 0 && best.ordered > 0;
      return { ...ranked, rate, agreement, criteria, place, isBest };
    }),
  );
}

function mfnSource({ pair }: TreatmentInput): Source {
  const option: TreatmentOption = { id: 'MFN', duty: dutyOf(pair.mfn), verdict: null, proof: 'none' };
  return { rate: pair.mfn, agreement: null, criteria: null, option };
}

/** The rate of the bill's country of origin (Article 2.6); while that is open, RCEP is not certain. */
function rcepSource({ line, pair, query, rcepVerdict, finding }: TreatmentInput): Source[] {
  if (!pair.inForce.inForce) return [];
  const countries = [...new Set(finding?.countries ?? [])];
  const [country = pair.from] = countries;
  const isOpen = rcepVerdict === 'met' && countries.length !== 1;
  const column = line?.rcep.find(({ parties }) => parties.includes(country));
  const rate = country === pair.from ? pair.rcep : rateOn(column?.rates ?? [], pair.date);
  const option: TreatmentOption = {
    id: 'RCEP',
    duty: dutyOrNone(rate),
    verdict: isOpen ? 'unknown' : (rcepVerdict ?? 'notAssessed'),
    proof: proofNeed(RCEP_WAIVER, pair.to, { amount: query.value, currency: query.currency }),
  };
  return [{ rate, agreement: null, criteria: null, option }];
}

const RCEP_WAIVER = {
  article: '3.22',
  mark: 'fact',
  limits: [{ amount: PROOF_WAIVER_USD, currency: 'USD' }],
} as const;

/** Agreements with a rate on the line, then those between the two countries without an available rate. */
function otherSources({ pair, query, agreements, assessed }: TreatmentInput): Source[] {
  const named = new Set(pair.others.map(({ agreement }) => agreement));
  const rated = pair.others.map(({ agreement, rate }) => ({ name: agreement, rate }));
  const unrated = agreements
    .filter(({ agreement }) => !named.has(agreement))
    .map(({ agreement }) => ({ name: agreement, rate: null }));
  return [...rated, ...unrated].map(({ name, rate }) => {
    const agreement = agreements.find((candidate) => candidate.agreement === name) ?? null;
    const criteria = agreement?.criteria ?? null;
    const result: RateResult | null = rate && { kind: 'rate', rate };
    const verdict: AgreementVerdict | 'notAssessed' = assessed?.[name]?.verdict ?? 'notAssessed';
    const value = { amount: query.value, currency: query.currency };
    const option: TreatmentOption = {
      id: name,
      duty: result && dutyOrNone(result),
      verdict,
      proof: proofNeed(criteria?.waiver ?? null, pair.to, value),
    };
    return { rate: result, agreement, criteria, option };
  });
}

/** A line that an agreement excludes has no preference, which is not a missing rate. */
const dutyOrNone = (result: RateResult): DutyRate | null =>
  result.kind === 'none' ? { kind: 'excluded' } : dutyOf(result);

/** The base of the duty, in the currency of the value: a specific duty needs the rate of exchange. */
function dutyBase({ value, qty, unit, fx }: TreatmentInput['query']): DutyBase {
  return {
    customsValue: value ?? undefined,
    quantity: qty === null || fx === null ? undefined : { amount: qty / fx, unit },
  };
}
