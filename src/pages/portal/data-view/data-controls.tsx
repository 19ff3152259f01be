import { canBeShare, isSectorIndex, MEASURES } from './measure';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SelectField } from '@/shared/ui/fields/select-field';
import { CountryChoice } from './country-choice';
import type { DataView } from './data-view-state';
import { YearRange } from './year-range';

interface DataControlsProps {
  state: DataView;
  onChange: (change: Partial<DataView>, replace?: boolean) => void;
}

/** What to show: measure, scale, years, countries; the same for all three views. */
export function DataControls({ state, onChange }: DataControlsProps) {
  const { t } = useTexts('dataview');
  return (
    <div className="data-controls no-print">
      <div className="data-controls-row">
        <SelectField
          label={t('measureLabel')}
          value={state.measure}
          options={MEASURES.map((measure) => ({
            value: measure,
            label: isSectorIndex(measure)
              ? t('sampleMeasure', { measure: t(`measure.${measure}`) })
              : t(`measure.${measure}`),
          }))}
          onValueChange={(measure) => onChange({ measure })}
        />
        <RadioGroup
          legend={t('scaleLabel')}
          value={state.scale}
          options={[
            { value: 'amount', label: t('scale.amount') },
            { value: 'share', label: t('scale.share'), disabled: !canBeShare(state.measure) },
          ]}
          onValueChange={(scale) => onChange({ scale })}
        />
        <YearRange from={state.from} to={state.to} onChange={(from, to) => onChange({ from, to }, true)} />
      </div>
      <CountryChoice chosen={state.countries} onChange={(countries) => onChange({ countries })} />
    </div>
  );
}
