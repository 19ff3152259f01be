import { useCallback, useDeferredValue, useMemo } from 'react';
import { contradictionOf, formatRule } from '@/domain/rcep';
import type { AppendixRequirement, ConditionalRule, Contradiction, DutyRate, Rule } from '@/domain/rcep';
import type { Assessed } from '@/features/origin/assessment/assess';
import { readBom } from '@/features/origin/bom/read-bom';
import type { Answer, BomDraft } from '@/features/origin/bom/bom';
import type { ReadBom } from '@/features/origin/bom/read-bom';
import { useDraft, useOwnRule } from '@/features/origin/bom/bom-store';
import { conditionAnswer } from '@/features/origin/assessment/condition';
import {
  appendixAnswer,
  cumulationParties,
  differentialView,
} from '@/features/origin/assessment/differential';
import type { DifferentialView } from '@/features/origin/assessment/differential';
import { originReport } from '@/features/origin/assessment/origin-report';
import type { OriginReport } from '@/features/origin/assessment/origin-report';
import { proofOptions } from '@/features/origin/proof-types';
import type { ProofOption } from '@/features/origin/proof-types';
import { traceWords } from '@/features/origin/rule-words/trace-words';
import { useAssessment } from '@/features/origin/assessment/use-assessment';
import type { AssessedInput } from '@/features/origin/assessment/use-assessment';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { loadBomLink } from './bom/load-bom-link';
import { lineAppendix } from './rule/line-appendix';
import { originRule, unansweredRule } from './rule/origin-rule';
import type { OriginRule } from './rule/origin-rule';
import { useLinkedBom } from './bom/use-linked-bom';
import type { LinkedChoice } from './bom/use-linked-bom';

/** The input of the origin sections: the answer, its selected line and route (null until loaded), the query. */
export interface OriginInput {
  answer: TariffAnswer | null;
  line: TariffLine | null;
  /** All lines that `line` represents if none is selected; absent: itself alone. */
  lines?: readonly TariffLine[];
  lane: Lane | null;
  query: LaneQuery;
  /** Rate of the line by exporting Party at the date; a Party without a rate is absent. */
  rates: Readonly<Record<string, DutyRate>>;
  /** The date of the report, `yyyy-MM-dd`. */
  today: string;
}

/** Everything the three origin sections show and change. */
export interface OriginState extends Pick<OriginInput, 'line' | 'lane' | 'query' | 'rates'> {
  /** Six digits, null while no code is known. */
  hs: string | null;
  hsEdition: number;
  rule: OriginRule;
  ownRule: string;
  setOwnRule: (text: string) => void;
  draft: BomDraft;
  changeDraft: (apply: (draft: BomDraft) => BomDraft) => void;
  linked: LinkedChoice | null;
  /**
   * The draft as parsed by the domain; null if it is empty, incomplete or unreadable, or the Agreement is not in
   * force on the route.
   */
  read: ReadBom | null;
  /** The contradiction in the draft; then there is no verdict. */
  contradiction: Contradiction | null;
  /** The verdict with its bill and rule: while `isRunning`, those before the last change. */
  assessed: AssessedInput<ReadBom & { rule: Rule; unanswered?: ConditionalRule }> | null;
  isRunning: boolean;
  differential: DifferentialView | null;
  /**
   * What the importer's Appendix requires of the line, and whether the line is in it, by the reader if that is open.
   */
  appendix: {
    requirement: AppendixRequirement;
    hasAppendix: boolean;
    answer: Answer;
    sources: readonly SourceRecord[];
  };
  proofs: ProofOption[];
  verdict: 'met' | 'notMet' | 'unknown' | null;
  /** The text of `bom=` for a link; null if the draft is empty or too long for one. */
  shareable: () => Promise<string | null>;
  report: OriginReport | null;
}

/** Combines draft, rule and route into one origin assessment (product design §3, points 4 to 6). */
export function useOrigin({ answer, line, lines, lane, query, rates, today }: OriginInput): OriginState {
  const { t } = useTexts('origin');
  const language = useLanguage();
  const format = useOriginFormat();
  const hs = answer?.hs?.slice(0, 6) ?? null;
  const [draft, changeDraft] = useDraft(hs ?? '', language);
  const [ownRule, setOwnRule] = useOwnRule(hs ?? '');
  const linked = useLinkedBom(hs !== null, { draft, change: changeDraft, ownRule, setOwnRule });
  const settled = useDeferredValue(draft);
  const condition = answer?.rule?.condition?.id ?? null;
  const answered = condition === null ? 'unknown' : conditionAnswer(condition, settled);
  const rule = useMemo(() => originRule(answer, ownRule, answered), [answer, ownRule, answered]);
  const usedRule = rule.kind === 'own' ? rule.text : '';
  const { from, to, date } = { from: query.from, to: query.to, date: query.date };
  const hsEdition = answer?.hsEdition ?? 2022;
  const isInForce = lane?.inForce.inForce === true;

  const read = useMemo(() => {
    if (hs === null || from === null || to === null || !isInForce) return null;
    return readBom(settled, {
      currency: query.currency,
      hs,
      hsEdition: EDITIONS.find((edition) => edition === hsEdition),
      exporter: from,
      cumulationParties: cumulationParties(to, from, date),
    });
  }, [settled, hs, hsEdition, from, to, date, query.currency, isInForce]);
  const contradiction = useMemo(() => read && contradictionOf(read.good), [read]);
  const input = useMemo(
    () =>
      read !== null && contradiction === null
        ? { ...read, rule: judgingRule(rule), unanswered: unansweredRule(rule) ?? undefined }
        : null,
    [read, contradiction, rule],
  );
  const { assessed: found, isRunning } = useAssessment(input);
  const assessed = found && isJudgeable(found.assessed, rule) ? found : null;
  const assessment = isRunning ? null : (assessed?.assessed.assessment ?? null);
  const differential = useMemo(() => {
    if (!read || !assessment || from === null || to === null) return null;
    return differentialView(read.good, assessment, { from, to, date, rates });
  }, [read, assessment, from, to, date, rates]);
  const requirement = useMemo(
    (): AppendixRequirement =>
      answer ? lineAppendix(answer, lines ?? (line ? [line] : []), date) : { kind: 'none' },
    [answer, lines, line, date],
  );
  const proofs = useMemo(() => (from && to ? proofOptions(from, to, date) : []), [from, to, date]);

  const report = useMemo(() => {
    if (!lane || hs === null) return null;
    return originReport({
      hs,
      lane,
      madeOn: today,
      currency: query.currency,
      rule: rule.kind === 'none' ? null : { rule: rule.rule, ...ruleOrigin(rule) },
      condition: conditionOf(rule),
      appendix: requirement,
      read,
      contradiction,
      isSample: settled.isSample,
      assessment,
      differential,
      proofs,
      words: (step) => traceWords(step, lane.from, t, format),
    });
  }, [
    lane,
    hs,
    today,
    query.currency,
    rule,
    read,
    contradiction,
    settled.isSample,
    assessment,
    differential,
    requirement,
    proofs,
    t,
    format,
  ]);

  return {
    line,
    lane,
    query,
    rates,
    hs,
    hsEdition,
    rule,
    ownRule,
    setOwnRule,
    draft,
    changeDraft,
    linked,
    read,
    contradiction,
    assessed,
    isRunning,
    differential,
    appendix: {
      requirement,
      hasAppendix: answer?.appendix?.hasAppendix ?? true,
      answer: appendixAnswer(requirement, draft.appendix),
      sources: answer?.sources.filter(({ id }) => id === answer.appendix?.sourceId) ?? [],
    },
    proofs,
    verdict: verdictOf(assessed),
    shareable: useCallback(
      async () => (await loadBomLink()).writeBomLink({ draft, ownRule: usedRule }),
      [draft, usedRule],
    ),
    report,
  };
}

const EDITIONS = [2012, 2017, 2022] as const;

/** Without a rule only WO and PE can be assessed, which every line has: not that the good is non-originating. */
const isJudgeable = ({ assessment }: Assessed, rule: OriginRule) =>
  rule.kind !== 'none' || assessment.originating === true;

const judgingRule = (rule: OriginRule): Rule => (rule.kind === 'none' ? { kind: 'wo' } : rule.rule);

function verdictOf(assessed: OriginState['assessed']): OriginState['verdict'] {
  const originating = assessed?.assessed.assessment.originating;
  if (originating === undefined) return null;
  return originating === 'unknown' ? 'unknown' : originating ? 'met' : 'notMet';
}

const ruleOrigin = (rule: Exclude<OriginRule, { kind: 'none' }>) =>
  rule.kind === 'held'
    ? { isOwn: false, hsEdition: rule.record.hsEdition, mark: rule.record.mark }
    : { isOwn: true, hsEdition: null, mark: null };

function conditionOf(rule: OriginRule) {
  if (rule.kind !== 'held' || rule.condition === null) return undefined;
  const { condition, holds, otherwise } = rule.condition.rule;
  const { answer } = rule.condition;
  return { id: condition, answer, holds: formatRule(holds), otherwise: formatRule(otherwise) };
}
