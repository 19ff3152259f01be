import type { Verdict } from '@/domain/rcep';
import { decidedBasis } from './answer-kind';
import type { AnswerKind } from './answer-kind';
import type { RateResult } from '../rates/rate-result';
import type { PairDuty } from './pair-duty';
import { rateSpread } from './partners';
import type { PartnerRow } from './partners';

/**
 * One step of the decision: `article` is the article, chapter or annex of the Agreement behind it, `inputs` are its
 * figures as printed or counted, `sourceIds` their sources. Exported unchanged.
 */
export interface PairStep {
  key: 'inForce' | 'tariffYear' | 'rcepRate' | 'mfnRate' | 'differential' | 'origin' | 'payable' | 'own';
  verdict: Verdict;
  article: string;
  inputs: Readonly<Record<string, string | number | null>>;
  sourceIds: string[];
}

/** The steps of a decision in the order of the rules; the last one has the overall verdict. */
export function reportSteps(
  pair: PairDuty,
  verdict: AnswerKind,
  partners: readonly PartnerRow[],
): PairStep[] {
  const { inForce } = pair;
  const { available: result, different } = rateSpread(partners);
  const basis = decidedBasis(pair);
  return [
    {
      key: 'inForce',
      verdict: inForce.inForce ? 'met' : inForce.reason === 'not-established' ? 'unknown' : 'notMet',
      article: 'chapter 20',
      inputs: {
        importer: pair.to,
        exporter: pair.from,
        date: pair.date,
        since: inForce.inForce ? inForce.since : null,
        reason: inForce.inForce ? null : inForce.reason,
      },
      sourceIds: [],
    },
    {
      key: 'tariffYear',
      verdict: pair.rcepYear === null ? 'notMet' : 'met',
      article: 'Annex I',
      inputs: { importer: pair.to, date: pair.date, year: pair.rcepYear },
      sourceIds: [],
    },
    { key: 'rcepRate', verdict: DATA_VERDICTS[pair.rcep.kind], article: '2.4', ...printedInput(pair.rcep) },
    { key: 'mfnRate', verdict: DATA_VERDICTS[pair.mfn.kind], article: '2.4.2', ...printedInput(pair.mfn) },
    {
      key: 'differential',
      // The rate of one Party alone is inconclusive.
      verdict: result < 2 ? 'unknown' : different > 1 ? 'met' : 'notMet',
      article: '2.6',
      inputs: { rates: different },
      sourceIds: [],
    },
    {
      key: 'payable',
      verdict: PAYABLE_VERDICTS[verdict],
      article: '2.4.2',
      inputs: {
        kind: verdict,
        basis,
        points: pair.pointsBelowMfn,
        duty: basis && (pair.payable?.amount ?? null),
        saved: pair.savedAmount,
      },
      sourceIds: [],
    },
  ];
}

/** Whether to claim RCEP treatment. */
const PAYABLE_VERDICTS: Readonly<Record<AnswerKind, Verdict>> = {
  rcep: 'met',
  equal: 'notMet',
  'mfn-lower': 'notMet',
  'no-preference': 'notMet',
  'not-in-force': 'notMet',
  'rcep-missing': 'unknown',
  'mfn-missing': 'unknown',
  'no-data': 'unknown',
  undecided: 'unknown',
};

const DATA_VERDICTS = { rate: 'met', none: 'notMet', missing: 'unknown' } as const;

const printedInput = (result: RateResult) =>
  result.kind === 'missing'
    ? { inputs: { printed: null, lastKnown: result.lastKnown }, sourceIds: [] }
    : {
        inputs: { printed: result.rate.printed, lastKnown: result.rate.validTo },
        sourceIds: [result.rate.sourceId],
      };
