import { riskOf } from '@/features/trade-index/index-values';
import { triedPlaces } from '@/features/trade-index/index-ranking';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Figure } from '@/shared/ui/figures/figure';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Section } from '@/shared/ui/layout/section';
import type { ResultProps } from '../result-props';
import { useTriedWeights } from './use-tried-weights';
import { WeightFields } from './weight-fields';
import './weights-section.css';

/** The index under other weights; not to be confused with a released value. */
export function WeightsSection(props: ResultProps) {
  const { t } = useTexts(['indices', 'countries']);
  const language = useLanguage();
  const tried = useTriedWeights(props);
  const { info, country, year } = props.view;
  const released = riskOf(info, country, year);
  if (released === null) return null;
  const risk = riskOf(info, country, year, tried.weights);
  const value = risk?.value ?? null;
  const ranks = triedPlaces(info, year, tried.weights);
  const place = ranks.get(country)?.place ?? null;
  const write = (number: number) => formatNumber(number, language, 1);
  const difference =
    value === null || released.value === null ? null : Math.round((value - released.value) * 10) / 10 || 0;
  const rank = place === null ? t('weights.alone') : t('weights.rank', { place, all: ranks.size });
  const compared =
    difference === null
      ? t('weights.noReleased', { rank })
      : t('weights.outcome', {
          released: write(released.value ?? 0),
          difference: formatSigned(difference, language, 1),
          rank,
        });
  const outcome = value === null ? t(`weights.none.${risk?.reason ?? 'weights'}`) : compared;
  return (
    <Section
      title={t('weights.title')}
      lead={t('weights.lead')}
      mark={<span className="tried-mark">{t('weights.mark')}</span>}
    >
      <WeightFields tried={tried} />
      <div className="weights-outcome">
        {tried.isTried ? (
          <Figure
            label={t('weights.figure', { country: t(`countries:${country}`), year })}
            value={value === null ? '—' : write(value)}
            mark={<span className="tried-mark">{t('weights.mark')}</span>}
            note={outcome}
          />
        ) : (
          <Figure
            label={t('weights.releasedFigure', { country: t(`countries:${country}`), year })}
            value={released.value === null ? '—' : write(released.value)}
            note={t('weights.untouched')}
          />
        )}
        <Button size="small" disabled={!tried.isTried} onClick={tried.reset}>
          {t('weights.reset')}
        </Button>
      </div>
      <LiveRegion
        message={
          tried.isTried ? `${t('weights.mark')}: ${value === null ? '' : write(value)} ${outcome}` : ''
        }
      />
    </Section>
  );
}
