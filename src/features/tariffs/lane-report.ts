import type { DutyRate } from '@/domain/rcep';
import type { SourceRecord } from '@/shared/api/record-schema';
import { answerKind } from './answer-kind';
import type { AnswerKind } from './answer-kind';
import { currencyOf } from './importer-currency';
import { laneOf } from './lane';
import type { Lane } from './lane';
import type { LaneQuestion } from './lane-query';
import { partnerRank } from './partner-rank';
import type { PartnerRank } from './partner-rank';
import { partnerRows } from './partners';
import type { PartnerRow } from './partners';
import { quantityUnit } from './quantity-unit';
import { rateYears } from './rate-years';
import type { RateYear } from './rate-years';
import { reportSteps } from './report-steps';
import type { ReportStep } from './report-steps';
import type { TariffAnswer, TariffLine } from './tariffs-schema';

/**
 * One lane as a typed tree that the page, its print and its exports all read: the question, the verdict, the steps that
 * lead to it (verdict, article, inputs, sources), and every figure with its mark and source.
 */
export interface LaneReport {
  question: LaneQuestion;
  /** Six digits. */
  hs: string;
  hsEdition: number;
  line: TariffLine;
  verdict: AnswerKind;
  steps: ReportStep[];
  lane: Lane;
  years: RateYear[];
  partners: PartnerRow[];
  rank: PartnerRank | null;
  sources: SourceRecord[];
}

/** Decides a lane and gathers everything that is shown, printed or exported about it. */
export function laneReport(answer: TariffAnswer, line: TariffLine, question: LaneQuestion): LaneReport {
  const { from, to, date } = question;
  const unit = question.unit === '' ? (quantityUnit(line, from, date) ?? '') : question.unit;
  const fx = question.currency === currencyOf(to) ? 1 : question.fx;
  const amounts = { ...question, unit, fx };
  const lane = laneOf(line, from, to, date, amounts);
  const partners = partnerRows(line, to, date, amounts);
  const verdict = answerKind(lane);
  return {
    question,
    hs: answer.hs ?? line.code.slice(0, 6),
    hsEdition: answer.hsEdition,
    line,
    verdict,
    steps: reportSteps(lane, verdict, partners),
    lane,
    years: rateYears(line, from, to, date),
    partners,
    rank: partnerRank(lane, partners),
    sources: answer.sources,
  };
}

/** The RCEP rate of every Party to which the Agreement applies at the date; a Party whose rate is not held is absent. */
export function ratesByParty(partners: readonly PartnerRow[]): Record<string, DutyRate> {
  const entries = partners.flatMap(({ lane: { from, inForce, rcep } }): [string, DutyRate][] => {
    if (!inForce.inForce || rcep.kind === 'not-held' || rcep.rate.duty === null) return [];
    return [[from, rcep.rate.duty]];
  });
  return Object.fromEntries(entries);
}

/** The sources of the rates a lane was decided from, each once, in the order of the answer. */
export function laneSources({ lane, sources }: Pick<LaneReport, 'lane' | 'sources'>): SourceRecord[] {
  const held = [lane.mfn, lane.rcep].flatMap((rate) =>
    rate.kind === 'not-held' ? [] : [rate.rate.sourceId],
  );
  const ids = new Set([...held, ...lane.others.map((other) => other.rate.sourceId)]);
  return sources.filter((source) => ids.has(source.id));
}
