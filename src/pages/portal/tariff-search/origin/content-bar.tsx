import { useTranslation } from 'react-i18next';
import { contributionsOf } from '@/features/origin/differential';
import { alternativesOf, requirementsOf } from '@/features/origin/rule-code';
import { sentenceGap } from '@/features/origin/sentence-gap';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { useLanguage } from '@/shared/i18n/use-language';
import { SampleMark } from '@/shared/ui/sample-mark';
import type { OriginState } from './use-origin';
import './content-bar.css';

/** What FOB is made of, as one bar with the rule's threshold (look §5, stacked share bar). */
export function ContentBar({ origin: { read, rule, assessed, draft } }: { origin: OriginState }) {
  const { t } = useTranslation('origin');
  const format = useOriginFormat();
  const gap = sentenceGap(useLanguage());
  if (!read || !assessed) return null;
  const { fob, directLabour = 0, directOverhead = 0, profit = 0, otherCost = 0 } = read.good;
  const { originating, nonOriginating } = contributionsOf(read.good);
  const costs = directLabour + directOverhead + profit + otherCost;
  const rest = Math.max(0, fob - originating - nonOriginating - costs);
  const parts = [
    { key: 'originating', value: originating },
    { key: 'costs', value: costs },
    { key: 'rest', value: rest },
    { key: 'nonOriginating', value: nonOriginating },
  ].filter(({ value }) => value > fob * 1e-9);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const threshold = rule.kind === 'none' ? null : thresholdOf(rule.rule);
  const shares = parts.map(({ key, value }) => ({
    key,
    share: format.percent((value * 100) / fob),
    width: (value * 100) / whole,
  }));
  const { buildDown, buildUp } = assessed.assessment.rvc;
  const sentence = shares
    .map(({ key, share }) => t('content.part', { name: t(`content.${key}`), share }))
    .join(t('rule.separator'));
  return (
    <figure className="content-bar">
      <h3>
        {threshold === null
          ? t('content.title')
          : t('content.titleThreshold', { threshold: format.number(threshold) })}{' '}
        {draft.isSample && <SampleMark />}
      </h3>
      <p className="content-bar-unit">
        {t('content.unit')}
        {gap}
        {t(buildUp === null ? 'content.buildDown' : 'content.both', {
          down: `(${format.amount(fob)} − ${format.amount(nonOriginating)}) ÷ ${format.amount(fob)} = ${format.percent(buildDown, threshold ?? undefined)}%`,
          up: `${format.percent(buildUp ?? 0, threshold ?? undefined)}%`,
        })}
      </p>
      <div className="content-bar-track" role="img" aria-label={sentence}>
        {shares.map(({ key, width }) => (
          <span key={key} className={`content-bar-${key}`} style={{ flexBasis: `${width}%` }} />
        ))}
        {threshold !== null && whole <= fob * (1 + 1e-9) && (
          <span className="content-bar-threshold" style={{ insetInlineStart: `${threshold}%` }}>
            <span>{t('content.threshold', { threshold: format.number(threshold) })}</span>
          </span>
        )}
      </div>
      <ul className="content-bar-key">
        {shares.map(({ key, share }) => (
          <li key={key}>
            <span className={`content-bar-swatch content-bar-${key}`} aria-hidden="true" />
            {t(`content.${key}`)} {share}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function thresholdOf(rule: Parameters<typeof alternativesOf>[0]): number | null {
  const parts = alternativesOf(rule).flatMap(requirementsOf);
  for (const part of parts) if (part.kind === 'rvc') return part.percent;
  return null;
}
