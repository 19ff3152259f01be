import { isOneAnswer } from './rates/lines-alike';
import { amountsOf, laneReport, ratesByParty } from './lane/lane-report';
import type { LaneReport } from './lane/lane-report';
import { laneOf } from './lane/lane';
import type { Lane } from './lane/lane';
import type { LaneQuestion } from './lane/lane-query';
import { partnerRows } from './lane/partners';
import type { TariffAnswer } from './tariffs-schema';

/** The country pair of each national line of a response, in its order. */
export const lanesOf = (answer: TariffAnswer, question: LaneQuestion): Lane[] =>
  answer.lines.map((line) =>
    laneOf(line, question.from, question.to, question.date, amountsOf(line, question)),
  );

/**
 * The report that applies to every line of the code; null if the lines differ, or there are none. It leaves out what
 * may still differ: the next step, other exporters, and the years.
 */
export function sharedReport(answer: TariffAnswer, question: LaneQuestion): LaneReport | null {
  const [line] = answer.lines;
  if (line === undefined || !isOneAnswer(lanesOf(answer, question))) return null;
  const report = laneReport(answer, line, question);
  return { ...report, lane: { ...report.lane, next: null }, partners: [], rank: null, years: [] };
}

/** True where every line has the same RCEP rate for each Party: the RCEP country of origin then does not depend on the line. */
export function hasSharedPartyRates(answer: TariffAnswer, question: LaneQuestion): boolean {
  const rates = answer.lines.map((line) =>
    JSON.stringify(ratesByParty(partnerRows(line, question.to, question.date, amountsOf(line, question)))),
  );
  return new Set(rates).size === 1;
}
