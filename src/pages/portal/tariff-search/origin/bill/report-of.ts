import type { i18n as I18n } from 'i18next';
import { formatRule } from '@/domain/rcep';
import { originReport } from '@/features/origin/assessment/origin-report';
import type { OriginReport } from '@/features/origin/assessment/origin-report';
import { traceWords } from '@/features/origin/rule-words/trace-words';
import { originFormat } from '@/features/origin/rule-words/use-origin-format';
import { currentLanguage } from '@/shared/i18n/i18n';
import type { OriginRule } from '../rule/origin-rule';
import type { OriginState } from '../use-origin';

/**
 * The state of the origin sections as plain data, in the reader's language, whose texts must be loaded; null without a
 * code or a route.
 */
export function reportOf(origin: OriginState, madeOn: string, i18n: I18n): OriginReport | null {
  const t = i18n.getFixedT(null, 'origin');
  const format = originFormat(currentLanguage(), t, i18n);
  const { hs, pair, query, rule, read, contradiction, draft, assessed, isRunning, differential } = origin;
  if (pair === null || hs === null) return null;
  return originReport({
    hs,
    pair,
    madeOn,
    currency: query.currency,
    rule: rule.kind === 'none' ? null : { rule: rule.rule, ...ruleOrigin(rule) },
    condition: conditionOf(rule),
    appendix: origin.appendix.requirement,
    read,
    contradiction,
    isSample: draft.isSample,
    assessment: isRunning ? null : (assessed?.assessed.assessment ?? null),
    differential,
    proofs: origin.proofs,
    words: (step) => traceWords(step, pair.from, t, format),
  });
}

const ruleOrigin = (rule: Exclude<OriginRule, { kind: 'none' }>) =>
  rule.kind === 'known'
    ? { isOwn: false, hsEdition: rule.record.hsEdition, mark: rule.record.mark }
    : { isOwn: true, hsEdition: null, mark: null };

function conditionOf(rule: OriginRule) {
  if (rule.kind !== 'known' || rule.condition === null) return undefined;
  const { condition, holds, otherwise } = rule.condition.rule;
  const { answer } = rule.condition;
  return { id: condition, answer, holds: formatRule(holds), otherwise: formatRule(otherwise) };
}
