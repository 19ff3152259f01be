import { inForce, parseRule, partyFacts, RuleSyntaxError } from '@/domain/rcep';
import type { ConditionalRule, Rule } from '@/domain/rcep';
import { readCondition } from '@/features/origin/assessment/condition';
import { PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import type { GuideFacts } from '@/features/service-guide/guide-steps';
import { DEFAULT_CURRENCY } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { amountsOf, pairReport } from '@/features/tariffs/country-pair/pair-report';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { claimForLines } from '@/features/tariffs/rates/lines-alike';
import { outcomeOf } from '@/features/tariffs/outcome';
import { partnerRows, rateSpread } from '@/features/tariffs/country-pair/partners';
import { pairsOf, sharedReport } from '@/features/tariffs/shared-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';

/**
 * Everything the steps of one route show and depend on. `answer` is null if it failed to load, `report` while no
 * single line is selected.
 */
export interface GuideCase {
  answer: TariffAnswer | null;
  question: PairQuestion;
  /** Six digits. */
  hs: string;
  report: PairReport | null;
  /** The report of the selected line, else what applies to every line; null if the lines differ, or there is none. */
  rates: PairReport | null;
  rule: Rule | null;
  /** The rule with its condition, if it depends on one; `rule` is then null. */
  conditional: ConditionalRule | null;
  facts: GuideFacts;
}

/**
 * Builds a case from a code, 6 to 11 digits, and the answer, if any; null if the countries are the same or the code
 * is unknown.
 */
export function guideCase(
  digits: string,
  answer: TariffAnswer | null,
  question: PairQuestion,
): GuideCase | null {
  const state = inForce(question.to, question.from, question.date, answer?.pairs);
  const agreement = state.inForce ? 'applies' : state.reason;
  const hs = answer === null ? digits.slice(0, 6) : answer.hs;
  if (hs === null || agreement === 'same-country') return null;
  const report = answer && reportOf(answer, question);
  const rates = report ?? (answer && sharedReport(answer, question));
  const pairs = report ? [report.pair] : answer ? pairsOf(answer, question) : [];
  const condition = answer?.rule?.condition;
  const conditional = condition ? readCondition(condition) : null;
  const rule = condition ? null : readRule(answer?.rule?.text ?? '');
  return {
    answer,
    question,
    hs,
    report,
    rates,
    rule,
    conditional,
    facts: {
      agreement,
      tariff: answer === null ? 'unread' : dataStateOf(answer, report),
      rcep: claimForLines(pairs),
      rule: answer === null ? 'unread' : (rule ?? conditional) === null ? 'missing' : 'known',
      differential: differentialOf(answer, report, question),
      hasLowerElsewhere: pairs.some(({ lowerElsewhere }) => lowerElsewhere !== null),
      isWaived:
        question.currency === DEFAULT_CURRENCY &&
        question.value !== null &&
        question.value <= PROOF_WAIVER_USD,
    },
  };
}

/** The first day the Agreement binds between two Parties; null if it is unknown or one is no Party. */
export function firstDayOf(importer: string, exporter: string): string | null {
  const days = [importer, exporter].map((code) => partyFacts(code)?.entryIntoForce ?? null);
  if (days.includes(null)) return null;
  return (
    days
      .filter((day) => day !== null)
      .toSorted((a, b) => a.localeCompare(b))
      .at(-1) ?? null
  );
}

function reportOf(answer: TariffAnswer, question: PairQuestion): PairReport | null {
  const outcome = outcomeOf(answer, question);
  return outcome.kind === 'line' ? pairReport(answer, outcome.line, question) : null;
}

function dataStateOf(answer: TariffAnswer, report: PairReport | null): GuideFacts['tariff'] {
  if (report !== null) return 'line';
  if (answer.lines.length === 0) return 'missing';
  return answer.schedule?.isComplete === false ? 'some-lines' : 'several-lines';
}

/** Open if the lines differ in it, or too few rates are available. */
function differentialOf(
  answer: TariffAnswer | null,
  report: PairReport | null,
  question: PairQuestion,
): GuideFacts['differential'] {
  const lines = report ? [report.line] : (answer?.lines ?? []);
  const found = lines.map((line) => {
    const { available, different } = rateSpread(
      partnerRows(line, question.to, question.date, amountsOf(line, question)),
    );
    return available < 2 ? 'open' : different > 1 ? 'yes' : 'no';
  });
  const [first = 'open'] = found;
  return found.every((each) => each === first) ? first : 'open';
}

function readRule(text: string): Rule | null {
  if (text === '') return null;
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof RuleSyntaxError) return null;
    throw error;
  }
}
