import { inForce, parseRule, partyFacts, RuleSyntaxError } from '@/domain/rcep';
import type { Rule } from '@/domain/rcep';
import { PROOF_WAIVER_USD } from '@/features/origin/proof-types';
import type { GuideFacts } from '@/features/service-guide/guide-steps';
import { DEFAULT_CURRENCY } from '@/features/tariffs/lane-query';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import { laneReport } from '@/features/tariffs/lane-report';
import type { LaneReport } from '@/features/tariffs/lane-report';
import { outcomeOf } from '@/features/tariffs/outcome';
import { rateSpread } from '@/features/tariffs/partners';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';

/**
 * Everything the steps of one lane show and are decided by. `answer` is null while it could not be read, `report` while no
 * single line can be decided.
 */
export interface GuideCase {
  answer: TariffAnswer | null;
  question: LaneQuestion;
  /** Six digits. */
  hs: string;
  report: LaneReport | null;
  rule: Rule | null;
  facts: GuideFacts;
}

/** Gathers a lane from its code, 6 to 11 digits, and the answer, if there is one; null where the countries are the same or the code is unknown. */
export function guideCase(
  digits: string,
  answer: TariffAnswer | null,
  question: LaneQuestion,
): GuideCase | null {
  const state = inForce(question.to, question.from, question.date);
  const agreement = state.inForce ? 'applies' : state.reason;
  const hs = answer === null ? digits.slice(0, 6) : answer.hs;
  if (hs === null || agreement === 'same-country') return null;
  const report = answer && reportOf(answer, question);
  const rule = readRule(answer?.rule?.text ?? '');
  return {
    answer,
    question,
    hs,
    report,
    rule,
    facts: {
      agreement,
      tariff: answer === null ? 'unread' : heldOf(answer, report),
      rcep: report === null ? 'open' : RCEP[report.verdict],
      rule: answer === null ? 'unread' : rule === null ? 'not-held' : 'held',
      differential: differentialOf(report),
      hasLowerElsewhere: report !== null && report.lane.lowerElsewhere !== null,
      isWaived:
        question.currency === DEFAULT_CURRENCY &&
        question.value !== null &&
        question.value <= PROOF_WAIVER_USD,
    },
  };
}

/** The first day the Agreement binds between two Parties; null where it is not established or one is no Party. */
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

function reportOf(answer: TariffAnswer, question: LaneQuestion): LaneReport | null {
  const outcome = outcomeOf(answer, question);
  return outcome.kind === 'line' ? laneReport(answer, outcome.line, question) : null;
}

function heldOf(answer: TariffAnswer, report: LaneReport | null): GuideFacts['tariff'] {
  if (report !== null) return 'line';
  return answer.lines.length > 0 ? 'several-lines' : 'not-held';
}

function differentialOf(report: LaneReport | null): GuideFacts['differential'] {
  const { held, different } = rateSpread(report?.partners ?? []);
  if (held < 2) return 'open';
  return different > 1 ? 'yes' : 'no';
}

const RCEP: Readonly<Record<LaneReport['verdict'], GuideFacts['rcep']>> = {
  rcep: 'lower',
  equal: 'not-lower',
  'mfn-lower': 'not-lower',
  'no-preference': 'not-lower',
  'not-in-force': 'open',
  'rcep-not-held': 'open',
  'mfn-not-held': 'open',
  'nothing-held': 'open',
  undecided: 'open',
};

function readRule(text: string): Rule | null {
  if (text === '') return null;
  try {
    return parseRule(text);
  } catch (error) {
    if (error instanceof RuleSyntaxError) return null;
    throw error;
  }
}
