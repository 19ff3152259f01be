import { isOneAnswer } from './rates/lines-alike';
import { amountsOf, laneReport, ratesByParty } from './lane/lane-report';
import type { LaneReport } from './lane/lane-report';
import { laneOf } from './lane/lane';
import type { Lane } from './lane/lane';
import type { LaneQuestion } from './lane/lane-query';
import { partnerRows } from './lane/partners';
import type { TariffAnswer } from './tariffs-schema';

/** The lanes of all national lines of an answer, in its order. */
export const lanesOf = (answer: TariffAnswer, question: LaneQuestion): Lane[] =>
  answer.lines.map((line) =>
    laneOf(line, question.from, question.to, question.date, amountsOf(line, question)),
  );

/**
 * The report that holds whichever line of the code it is; null where the lines differ, or there is none. What lines may still
 * differ in is left out of it: the next step, other exporters, and the years.
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
