import { useId } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { FIRST_YEAR, LAST_YEAR } from './data-view-state';

interface YearRangeProps {
  from: number;
  to: number;
  onChange: (from: number, to: number) => void;
}

/** Two native sliders, so that arrow keys, Home and End change the years; they push one another and never cross. */
export function YearRange({ from, to, onChange }: YearRangeProps) {
  const { t } = useTexts('dataview');
  return (
    <fieldset className="data-years">
      <legend>{t('yearRange')}</legend>
      <Slider label={t('from')} value={from} onChange={(year) => onChange(year, Math.max(year, to))} />
      <Slider label={t('to')} value={to} onChange={(year) => onChange(Math.min(from, year), year)} />
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (year: number) => void;
}

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="data-year">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={FIRST_YEAR}
        max={LAST_YEAR}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  );
}
