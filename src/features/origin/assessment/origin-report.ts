import { DV20_PERCENT, formatRule } from '@/domain/rcep';
import type {
  AppendixRequirement,
  Contradiction,
  Criterion,
  OriginAssessment,
  Rule,
  RuleConditionId,
  TraceStep,
  Verdict,
} from '@/domain/rcep';
import type { ReadBom } from '../bom/read-bom';
import type { DifferentialView } from './differential-view';
import type { ProofOption } from '../proof-types';
import type { TraceWords } from '../rule-words/trace-words';

/** One finding of the report: verdict, article, inputs, text and computation, in the reader's language. */
export interface ReportStep {
  verdict: Verdict;
  article: string;
  key: string;
  inputs: Readonly<Record<string, number | string>>;
  statement: string;
  computation: string | null;
}

/** An origin assessment as plain data for the page's JSON export and print. Money in `currency`. */
export interface OriginReport {
  hs: string;
  exporter: string;
  importer: string;
  date: string;
  madeOn: string;
  currency: string;
  isSample: boolean;
  rule: { text: string; isOwn: boolean; hsEdition: number | null; mark: string | null } | null;
  /** The condition of the rule, and the answer that selected `rule`; absent if it has no condition. */
  condition?: AnsweredCondition;
  good: ReadBom['good'] | null;
  /** Why a complete bill has no verdict: its amounts contradict each other. */
  contradiction: Contradiction | null;
  originating: OriginAssessment['originating'] | null;
  criterion: Criterion | null;
  rvc: OriginAssessment['rvc'] | null;
  usedDeMinimis: boolean;
  usedCumulation: boolean;
  steps: ReportStep[];
  rcepCountryOfOrigin:
    | (Pick<DifferentialView, 'listed' | 'notListed'> & {
        article: '2.6';
        dv20Threshold: number;
        /** What the importer's Appendix requires of the line. */
        appendix?: AppendixRequirement;
      })
    | null;
  proofs: ProofOption[];
}

interface AnsweredCondition {
  id: RuleConditionId;
  answer: Verdict;
  holds: string;
  otherwise: string;
}

interface ReportInput {
  hs: string;
  pair: { from: string; to: string; date: string };
  madeOn: string;
  currency: string;
  rule: { rule: Rule; isOwn: boolean; hsEdition: number | null; mark: string | null } | null;
  condition?: AnsweredCondition;
  appendix?: AppendixRequirement;
  read: ReadBom | null;
  contradiction: Contradiction | null;
  isSample: boolean;
  assessment: OriginAssessment | null;
  differential: DifferentialView | null;
  proofs: ProofOption[];
  words: (step: TraceStep) => TraceWords;
}

/** Builds the report; unknown values are null, never left out. */
export function originReport(input: ReportInput): OriginReport {
  const { pair, rule, read, assessment, differential } = input;
  return {
    hs: input.hs,
    exporter: pair.from,
    importer: pair.to,
    date: pair.date,
    madeOn: input.madeOn,
    currency: input.currency,
    isSample: input.isSample,
    rule: rule && {
      text: formatRule(rule.rule),
      isOwn: rule.isOwn,
      hsEdition: rule.hsEdition,
      mark: rule.mark,
    },
    ...(input.condition && { condition: input.condition }),
    good: read?.good ?? null,
    contradiction: input.contradiction,
    originating: assessment?.originating ?? null,
    criterion: assessment?.criterion ?? null,
    rvc: assessment?.rvc ?? null,
    usedDeMinimis: assessment?.usedDeMinimis ?? false,
    usedCumulation: assessment?.usedCumulation ?? false,
    steps: (assessment?.trace ?? []).map((step) => ({ ...step, ...input.words(step) })),
    rcepCountryOfOrigin: differential && {
      article: '2.6',
      dv20Threshold: DV20_PERCENT,
      listed: differential.listed,
      notListed: differential.notListed,
      ...(input.appendix && { appendix: input.appendix }),
    },
    proofs: input.proofs,
  };
}
