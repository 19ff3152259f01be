import type { DutyRate } from '@/domain/rcep';
import type { SourceRecord } from '@/shared/api/record-schema';
import { answerKind } from './answer-kind';
import type { AnswerKind } from './answer-kind';
import { currencyOf } from '@/shared/format/currencies';
import { pairDutyOf } from './pair-duty';
import type { PairDuty } from './pair-duty';
import type { PairAmounts } from './pair-payable';
import type { PairQuestion } from './pair-query';
import { missingAgreements } from './missing-agreements';
import { ownAnswers, ownSteps } from '../own-answer';
import type { OriginFinding, OwnAnswer, UnsettledCountry } from '../own-answer';
import { partnerRank } from './partner-rank';
import type { PartnerRank } from './partner-rank';
import { partnerRows } from './partners';
import type { PartnerRow } from './partners';
import { quantityUnit } from '../rates/quantity-unit';
import { rateYears } from '../rates/rate-years';
import type { RateYear } from '../rates/rate-years';
import { reportSteps } from './report-steps';
import type { PairStep } from './report-steps';
import type { AgreementWithoutRates, TariffAnswer, TariffLine } from '../tariffs-schema';

/**
 * One answer as a typed tree, shared by the page, its print and its exports: the query, the verdict, the steps that
 * lead to it (verdict, article, inputs, sources), and every figure with its mark and source.
 */
export interface PairReport {
  question: PairQuestion;
  /** Six digits. */
  hs: string;
  hsEdition: number;
  line: TariffLine;
  /** The name of the six-digit code. */
  name: TariffAnswer['name'];
  verdict: AnswerKind;
  steps: PairStep[];
  pair: PairDuty;
  /** Other agreements between the two countries that may be lower and have no rates here. */
  missing: AgreementWithoutRates[];
  /** The changes by the reader's own bill of materials; empty if there are none. */
  own: OwnAnswer[];
  /** What is open where that bill leads to no RCEP country of origin. */
  unsettled: UnsettledCountry | null;
  years: RateYear[];
  partners: PartnerRow[];
  rank: PartnerRank | null;
  sources: SourceRecord[];
}

/** Builds the answer of a query with everything shown, printed or exported about it. */
export function pairReport(answer: TariffAnswer, line: TariffLine, question: PairQuestion): PairReport {
  const { from, to, date } = question;
  const amounts = amountsOf(line, question);
  const pair = pairDutyOf(line, from, to, date, amounts);
  const partners = partnerRows(line, to, date, amounts);
  const verdict = answerKind(pair);
  return {
    question,
    hs: answer.hs ?? line.code.slice(0, 6),
    hsEdition: answer.hsEdition,
    line,
    name: answer.name,
    verdict,
    steps: reportSteps(pair, verdict, partners),
    pair,
    missing: missingAgreements(answer.agreements, pair),
    own: [],
    unsettled: null,
    years: rateYears(line, from, to, date),
    partners,
    rank: partnerRank(pair, partners),
    sources: answer.sources,
  };
}

/**
 * The report with the finding on the reader's own product: the origin before the general answer, then what follows
 * from it.
 */
export function withOrigin(report: PairReport, finding: OriginFinding | null): PairReport {
  if (finding === null) return report;
  const { line, pair, question, steps } = report;
  const own = ownAnswers(line, pair, amountsOf(line, question), finding);
  const added = ownSteps(finding, own);
  return {
    ...report,
    own,
    unsettled: finding.unsettled ?? null,
    steps: [...steps.slice(0, -1), added.origin, ...steps.slice(-1), ...added.own],
  };
}

/**
 * The amounts for the country pairs of a line: the default unit of the quantity is that of the queried duty, and a
 * value in the importer's currency needs no exchange rate.
 */
export function amountsOf(line: TariffLine, question: PairQuestion): PairAmounts {
  const { from, to, date, value, qty, currency } = question;
  const unit = question.unit === '' ? (quantityUnit(line, from, date) ?? '') : question.unit;
  const fx = currency === currencyOf(to) ? 1 : question.fx;
  return { value, qty, unit, fx };
}

/** Currency of the amounts of a country pair, `requested` being that of the value. */
export const moneyOf = ({ isInImporterMoney, to }: PairDuty, requested: string): string =>
  (isInImporterMoney ? currencyOf(to) : null) ?? requested;

/** The RCEP rate of every Party to which the Agreement applies on the date; a Party without a rate is absent. */
export function ratesByParty(partners: readonly PartnerRow[]): Record<string, DutyRate> {
  const entries = partners.flatMap(({ pair: { from, inForce, rcep } }): [string, DutyRate][] => {
    if (!inForce.inForce || rcep.kind === 'missing' || rcep.rate.duty === null) return [];
    return [[from, rcep.rate.duty]];
  });
  return Object.fromEntries(entries);
}

/**
 * The sources of the rates behind an answer, of the next one and of the agreements without rates, each once, in the
 * order of the response.
 */
export function pairSources({
  pair,
  line,
  missing,
  sources,
}: Pick<PairReport, 'pair' | 'line' | 'missing' | 'sources'>): SourceRecord[] {
  const available = [pair.mfn, pair.rcep].flatMap((rate) =>
    rate.kind === 'missing' ? [] : [rate.rate.sourceId],
  );
  const ids = new Set([
    ...available,
    ...pair.others.map((other) => other.rate.sourceId),
    ...(pair.next?.rate ? [pair.next.rate.sourceId] : []),
    ...(line.basic ? [line.basic.sourceId] : []),
    ...missing.map((agreement) => agreement.sourceId),
  ]);
  return sources.filter((source) => ids.has(source.id));
}
