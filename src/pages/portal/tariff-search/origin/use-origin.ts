import { useCallback, useDeferredValue, useMemo } from 'react';
import type { AppendixRequirement, ConditionalRule, Contradiction, DutyRate, Rule } from '@/domain/rcep';
import type { Assessed } from '@/features/origin/assessment/assess';
import type { BomAnswer, BomDraft } from '@/features/origin/bom/bom';
import type { ReadBom } from '@/features/origin/bom/read-bom';
import { useDraft, useOwnRule } from '@/features/origin/drafts/use-draft';
import type { DifferentialView } from '@/features/origin/assessment/differential-view';
import type { ProofOption } from '@/features/origin/proof-types';
import { useAssessment } from '@/features/origin/assessment/use-assessment';
import type { AssessedInput } from '@/features/origin/assessment/use-assessment';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { OriginFinding } from '@/features/tariffs/own-answer';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useOwner } from '@/shared/storage/owner';
import type { BillCode } from './bill/bill-code';
import { useBillCode } from './bill/load-bill-code';
import { useOriginCode } from './load-origin-code';
import { loadBomLink } from './bom/load-bom-link';
import type { OriginRule } from './rule/origin-rule';
import { useLinkedBom } from './bom/use-linked-bom';
import type { LinkedChoice } from './bom/use-linked-bom';

/** The input of the origin sections: the answer, its selected line and route (null until loaded), the query. */
export interface OriginInput {
  answer: TariffAnswer | null;
  line: TariffLine | null;
  /** All lines that `line` represents if none is selected; absent: itself alone. */
  lines?: readonly TariffLine[];
  pair: PairDuty | null;
  query: PairQuery;
  /** Rate of the line by exporting Party at the date; a Party without a rate is absent. */
  rates: Readonly<Record<string, DutyRate>>;
}

/** A bill with its rule, and whose and which route it is of: a long one is still assessed when these have changed. */
type AssessedBill = ReadBom & { rule: Rule; unanswered?: ConditionalRule; file: string; route: string };

/** Everything the origin sections show and change, and what the answer above them needs. */
export interface OriginState extends Pick<OriginInput, 'line' | 'pair' | 'query' | 'rates'> {
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
  assessed: AssessedInput<AssessedBill> | null;
  isRunning: boolean;
  differential: DifferentialView | null;
  /**
   * What the importer's Appendix requires of the line, and whether the line is in it, by the reader if that is open.
   */
  appendix: {
    requirement: AppendixRequirement;
    hasAppendix: boolean;
    answer: BomAnswer;
    sources: readonly SourceRecord[];
  };
  proofs: ProofOption[];
  verdict: 'met' | 'notMet' | 'unknown' | null;
  /** The text of `bom=` for a link; null if the draft is empty or too long for one. */
  shareable: () => Promise<string | null>;
  /**
   * What the answer needs of the verdict; null while nothing is assessed. While `isRunning` it is that of the bill
   * before, so that nothing shifts while a list is typed; another route starts without.
   */
  finding: OriginFinding | null;
  /** The code for a bill; null until there is one. */
  code: BillCode | null;
  /** The code failed to load. */
  failure: Error | null;
}

/**
 * Combines draft, rule and route into one origin assessment (product design §3, points 4 to 6); null until its code has
 * loaded, which is after the answer.
 */
export function useOrigin({ answer, line, lines, pair, query, rates }: OriginInput): OriginState | null {
  // In the second pass, so that the answer comes first.
  const origin = useOriginCode(useDeferredValue(true, false));
  const language = useLanguage();
  const owner = useOwner();
  const hs = answer?.hs?.slice(0, 6) ?? null;
  const [draft, changeDraft] = useDraft(hs ?? '', language);
  const [ownRule, setOwnRule] = useOwnRule(hs ?? '');
  const file = `${owner}:${hs}`;
  const linked = useLinkedBom(hs === null ? null : file, { draft, change: changeDraft, ownRule, setOwnRule });
  const settled = useDeferredValue(draft);
  const condition = answer?.rule?.condition?.id ?? null;
  const answered =
    condition === null || origin.code === null ? 'unknown' : origin.code.conditionAnswer(condition, settled);
  const rule = useMemo(
    () => origin.code?.originRule(answer, ownRule, answered) ?? null,
    [origin.code, answer, ownRule, answered],
  );
  const usedRule = rule?.kind === 'own' ? rule.text : '';
  const { from, to, date, currency } = query;
  const route = `${from} ${to} ${date}`;
  const hsEdition = answer?.hsEdition ?? 2022;
  const pairs = answer?.pairs;
  const isInForce = pair?.inForce.inForce === true;
  const isReadable = useMemo(
    () =>
      hs !== null &&
      from !== null &&
      to !== null &&
      isInForce &&
      origin.code?.isReadableDraft(settled, currency) === true,
    [hs, from, to, isInForce, origin.code, settled, currency],
  );
  const { code, failure } = useBillCode(isReadable);

  const read = useMemo(() => {
    if (code === null || !isReadable || hs === null || from === null || to === null) return null;
    return code.readBom(settled, {
      currency,
      hs,
      hsEdition: EDITIONS.find((edition) => edition === hsEdition),
      exporter: from,
      cumulationParties: code.cumulationParties(to, from, date, pairs),
    });
  }, [code, isReadable, settled, hs, hsEdition, from, to, date, pairs, currency]);
  const contradiction = useMemo(() => code && read && code.contradictionOf(read.good), [code, read]);
  const input = useMemo(
    (): AssessedBill | null =>
      origin.code && rule && read && contradiction === null
        ? {
            ...read,
            rule: assessedRule(rule),
            unanswered: origin.code.unansweredRule(rule) ?? undefined,
            file,
            route,
          }
        : null,
    [origin.code, read, contradiction, rule, file, route],
  );
  const assessment = useAssessment(input);
  const isRunning = assessment.isRunning || (isReadable && code === null);
  const assessed =
    rule && assessment.assessed?.input.file === file && isAssessable(assessment.assessed.assessed, rule)
      ? assessment.assessed
      : null;
  const verdict = verdictOf(assessed);
  const view = useMemo(() => {
    if (code === null || assessed?.input.route !== route || from === null || to === null) return null;
    return code.differentialView(assessed.input.good, assessed.assessed.assessment, {
      from,
      to,
      date,
      rates,
    });
  }, [code, assessed, route, from, to, date, rates]);
  const requirement = useMemo(
    (): AppendixRequirement =>
      code && answer ? code.lineAppendix(answer, lines ?? (line ? [line] : []), date) : { kind: 'none' },
    [code, answer, lines, line, date],
  );
  const appendix = code?.appendixAnswer(requirement, draft.appendix) ?? 'unknown';
  const finding = useMemo(
    () => (code && assessed?.input.route === route ? code.originFinding(verdict, view, appendix) : null),
    [code, assessed, route, verdict, view, appendix],
  );

  const proofs = useMemo(
    () => (origin.code && from && to ? origin.code.proofOptions(from, to, date, pairs) : []),
    [origin.code, from, to, date, pairs],
  );
  const shareable = useCallback(
    async () => (await loadBomLink()).writeBomLink({ draft, ownRule: usedRule }),
    [draft, usedRule],
  );
  if (rule === null) return null;
  return {
    line,
    pair,
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
    differential: isRunning ? null : view,
    appendix: {
      requirement,
      hasAppendix: answer?.appendix?.hasAppendix ?? true,
      answer: appendix,
      sources: answer?.sources.filter(({ id }) => id === answer.appendix?.sourceId) ?? [],
    },
    proofs,
    verdict,
    finding,
    shareable,
    code,
    failure: failure ?? assessment.failure,
  };
}

const EDITIONS = [2012, 2017, 2022] as const;

/** Without a rule only WO and PE can be assessed, which every line has: not that the good is non-originating. */
const isAssessable = ({ assessment }: Assessed, rule: OriginRule) =>
  rule.kind !== 'none' || assessment.originating === true;

const assessedRule = (rule: OriginRule): Rule => (rule.kind === 'none' ? { kind: 'wo' } : rule.rule);

function verdictOf(assessed: OriginState['assessed']): OriginState['verdict'] {
  const originating = assessed?.assessed.assessment.originating;
  if (originating === undefined) return null;
  return originating === 'unknown' ? 'unknown' : originating ? 'met' : 'notMet';
}
