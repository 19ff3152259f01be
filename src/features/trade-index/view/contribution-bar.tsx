import type { CompositeRisk } from '@/domain/indices';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { StackedBar } from '@/shared/ui/figures/stacked-bar';
import { shownContributions } from './shown-contributions';
import './contribution-bar.css';

interface ContributionBarProps {
  risk: CompositeRisk;
  title: string;
  threshold: number;
}

/**
 * The index as one bar from 0 to 100, each part as long as its contribution, with the threshold; its text states the
 * same.
 */
export function ContributionBar({ risk, title, threshold }: ContributionBarProps) {
  const { t } = useTexts('indices');
  const language = useLanguage();
  const parts = [...shownContributions(risk)].map(([id, points]) => ({
    id,
    percent: points,
    name: t(`risk.component.${id}.name`),
    points: formatNumber(points, language, 1),
  }));
  const value = formatNumber(risk.value ?? 0, language, 1);
  const list = parts.map(({ name, points }) => t('risk.part', { name, points })).join(t('listStop'));
  return (
    <div className="risk-bar">
      <StackedBar
        title={
          <figcaption>
            <b>{title}</b>
          </figcaption>
        }
        unit={t('risk.barUnit')}
        label={t('risk.barText', { list, value, threshold })}
        parts={parts.map(({ id, percent, name, points }) => ({
          id,
          percent,
          text: `${name} ${points}`,
          fill: `risk-bar-${id}`,
        }))}
        threshold={{ percent: threshold, text: t('risk.threshold', { threshold }) }}
      />
    </div>
  );
}
