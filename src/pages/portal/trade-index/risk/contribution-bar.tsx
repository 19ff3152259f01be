import { useTranslation } from 'react-i18next';
import type { CompositeRisk } from '@/domain/indices';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { shownContributions } from './shown-contributions';
import './contribution-bar.css';

interface ContributionBarProps {
  risk: CompositeRisk;
  title: string;
  threshold: number;
}

/** The index as one bar from 0 to 100, each part as long as its contribution, with the threshold; its text says the same. */
export function ContributionBar({ risk, title, threshold }: ContributionBarProps) {
  const { t } = useTranslation('indices');
  const language = useLanguage();
  const parts = [...shownContributions(risk)].map(([id, points]) => ({
    id,
    points,
    name: t(`risk.component.${id}.name`),
    written: formatNumber(points, language, 1),
  }));
  const value = formatNumber(risk.value ?? 0, language, 1);
  const list = parts
    .map(({ name, written }) => t('risk.part', { name, points: written }))
    .join(t('listStop'));
  return (
    <figure className="risk-bar">
      <figcaption>
        <b>{title}</b>
        <span className="risk-bar-unit">{t('risk.barUnit')}</span>
      </figcaption>
      <div className="risk-bar-track" role="img" aria-label={t('risk.barText', { list, value, threshold })}>
        {parts.map(({ id, points }) => (
          <span key={id} className={`risk-bar-part risk-bar-${id}`} style={{ width: `${points}%` }} />
        ))}
        <span className="risk-bar-threshold" style={{ insetInlineStart: `${threshold}%` }}>
          <span>{t('risk.threshold', { threshold })}</span>
        </span>
      </div>
      <ul className="risk-bar-key">
        {parts.map(({ id, name, written }) => (
          <li key={id}>
            <span className={`risk-bar-swatch risk-bar-${id}`} aria-hidden="true" />
            {name} {written}
          </li>
        ))}
      </ul>
    </figure>
  );
}
