import { contributionsOf } from '@/domain/rcep';
import { alternativesOf, requirementsOf } from '@/features/origin/rule-words/rule-code';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { StackedBar } from '@/shared/ui/figures/stacked-bar';
import type { OriginState } from '../use-origin';
import './content-bar.css';

/** The components of FOB, as one bar with the rule's threshold (look §5, stacked share bar). */
export function ContentBar({ origin: { assessed, draft } }: { origin: OriginState }) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const gap = t('ui:sentenceSpace');
  if (!assessed) return null;
  const { good, rule } = assessed.input;
  const { fob, directLabour = 0, directOverhead = 0, profit = 0, otherCost = 0 } = good;
  const { originating, nonOriginating } = contributionsOf(good);
  const costs = directLabour + directOverhead + profit + otherCost;
  const rest = Math.max(0, fob - originating - nonOriginating - costs);
  const all = [
    { key: 'originating', value: originating },
    { key: 'costs', value: costs },
    { key: 'rest', value: rest },
    { key: 'nonOriginating', value: nonOriginating },
  ] as const;
  const parts = all.filter(({ value }) => value > fob * 1e-9);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const threshold = thresholdOf(rule);
  const shares = parts.map(({ key, value }) => ({
    key,
    name: t(`content.${key}`),
    share: format.percent((value * 100) / fob),
    percent: (value * 100) / whole,
  }));
  const { buildDown, buildUp } = assessed.assessed.assessment.rvc;
  const isWhole = whole <= fob * (1 + 1e-9);
  return (
    <StackedBar
      title={
        <h3>
          {threshold === null
            ? t('content.title')
            : t('content.titleThreshold', { threshold: format.number(threshold) })}{' '}
          {draft.isSample && <SampleMark />}
        </h3>
      }
      unit={
        <>
          {t('content.unit')}
          {gap}
          {t(buildUp === null ? 'content.buildDown' : 'content.both', {
            down: `(${format.amount(fob)} − ${format.amount(nonOriginating)}) ÷ ${format.amount(fob)} = ${format.percent(buildDown, threshold ?? undefined)}%`,
            up: `${format.percent(buildUp ?? 0, threshold ?? undefined)}%`,
          })}
        </>
      }
      label={shares.map(({ name, share }) => t('content.part', { name, share })).join(t('rule.separator'))}
      parts={shares.map(({ key, name, share, percent }) => ({
        id: key,
        percent,
        text: `${name} ${share}`,
        fill: `content-bar-${key}`,
      }))}
      threshold={
        threshold !== null && isWhole
          ? { percent: threshold, text: t('content.threshold', { threshold: format.number(threshold) }) }
          : null
      }
    />
  );
}

function thresholdOf(rule: Parameters<typeof alternativesOf>[0]): number | null {
  const parts = alternativesOf(rule).flatMap(requirementsOf);
  for (const part of parts) if (part.kind === 'rvc') return part.percent;
  return null;
}
