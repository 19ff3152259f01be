import { isOneAnswer } from './rates/lines-alike';
import { amountsOf, pairReport, ratesByParty } from './country-pair/pair-report';
import type { PairReport } from './country-pair/pair-report';
import { pairDutyOf } from './country-pair/pair-duty';
import type { PairDuty } from './country-pair/pair-duty';
import type { PairQuestion } from './country-pair/pair-query';
import { partnerRows } from './country-pair/partners';
import type { TariffAnswer } from './tariffs-schema';

/** The country pair of each national line of a response, in its order. */
export const pairsOf = (answer: TariffAnswer, question: PairQuestion): PairDuty[] =>
  answer.lines.map((line) =>
    pairDutyOf(line, question.from, question.to, question.date, amountsOf(line, question)),
  );

/**
 * The report that applies to every line of the code; null if the lines differ, or there are none. It leaves out what
 * may still differ: the next step, other exporters, and the years.
 */
export function sharedReport(answer: TariffAnswer, question: PairQuestion): PairReport | null {
  const [line] = answer.lines;
  if (line === undefined || !isOneAnswer(pairsOf(answer, question))) return null;
  const report = pairReport(answer, line, question);
  return { ...report, pair: { ...report.pair, next: null }, partners: [], rank: null, years: [] };
}

/** True where every line has the same RCEP rate for each Party: the RCEP country of origin then does not depend on the line. */
export function hasSharedPartyRates(answer: TariffAnswer, question: PairQuestion): boolean {
  const rates = answer.lines.map((line) =>
    JSON.stringify(ratesByParty(partnerRows(line, question.to, question.date, amountsOf(line, question)))),
  );
  return new Set(rates).size === 1;
}
