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

/** Everything the steps of one lane show and are decided by. `report` is null while no single line can be decided. */
export interface GuideCase {
  answer: TariffAnswer;
  question: LaneQuestion;
  /** Six digits. */
  hs: string;
  report: LaneReport | null;
  rule: Rule | null;
  facts: GuideFacts;
}

/** Gathers a lane from the answer; null where the countries are the same or the code is unknown. */
export function guideCase(answer: TariffAnswer, question: LaneQuestion): GuideCase | null {
  const outcome = outcomeOf(answer, question);
  const state = inForce(question.to, question.from, question.date);
  const agreement = state.inForce ? 'applies' : state.reason;
  if (answer.hs === null || agreement === 'same-country') return null;
  const report = outcome.kind === 'line' ? laneReport(answer, outcome.line, question) : null;
  const rule = readRule(answer.rule?.text ?? '');
  return {
    answer,
    question,
    hs: answer.hs,
    report,
    rule,
    facts: {
      agreement,
      tariff: report ? 'line' : answer.lines.length > 0 ? 'several-lines' : 'not-held',
      rcep: report === null ? 'open' : RCEP[report.verdict],
      rule: rule === null ? 'not-held' : 'held',
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
