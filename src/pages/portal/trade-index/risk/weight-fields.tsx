import { RISK_COMPONENT_IDS } from '@/domain/indices';
import { MOST_WEIGHT } from '../index-address';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { useTriedWeights } from './use-tried-weights';
import { WeightInput } from './weight-input';

/** A slider and a number field per component, both for the same weight, and its share of the total. */
export function WeightFields({ tried }: { tried: ReturnType<typeof useTriedWeights> }) {
  const { t } = useTexts('indices');
  const language = useLanguage();
  return (
    <fieldset className="weight-fields">
      <legend>{t('weights.legend')}</legend>
      {RISK_COMPONENT_IDS.map((id) => {
        const name = t(`risk.component.${id}.name`);
        const weight = tried.weights[id];
        return (
          <div key={id} className="weight-field">
            <label htmlFor={`weight-${id}`}>{name}</label>
            <input
              type="range"
              min={0}
              max={MOST_WEIGHT}
              aria-label={t('weights.slider', { name })}
              value={weight}
              onChange={(event) => tried.change(id, event.target.valueAsNumber)}
            />
            <WeightInput id={`weight-${id}`} weight={weight} onChange={(next) => tried.change(id, next)} />
            <span className="weight-share">
              {tried.total === 0
                ? '—'
                : t('weights.share', { share: formatNumber((weight * 100) / tried.total, language, 1) })}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}
