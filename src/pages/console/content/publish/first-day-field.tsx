import { useState } from 'react';
import { todayIso } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { TextField } from '@/shared/ui/fields/text-field';
import { isPossibleDay, type FirstDay } from './first-day';

interface FirstDayFieldProps {
  value: FirstDay;
  onValueChange: (value: FirstDay) => void;
  /** True once it was submitted: then says what is missing. */
  isChecked: boolean;
}

/** When a publication shows: at once, or from a day on. */
export function FirstDayField({ value, onValueChange, isChecked }: FirstDayFieldProps) {
  const { t } = useTexts('content');
  // Comes back when “at once” was only tried.
  const [day, setDay] = useState(value ?? '');
  return (
    <>
      <RadioGroup
        legend={t('publish.when')}
        options={(['now', 'day'] as const).map((each) => ({ value: each, label: t(`publish.${each}`) }))}
        value={value === null ? 'now' : 'day'}
        onValueChange={(when) => onValueChange(when === 'now' ? null : day)}
      />
      {value !== null && (
        <TextField
          label={t('publish.from')}
          type="date"
          min={todayIso()}
          value={value}
          error={isChecked && !isPossibleDay(value) ? t('publish.dayNeeded') : undefined}
          onChange={({ target }) => {
            setDay(target.value);
            onValueChange(target.value);
          }}
        />
      )}
    </>
  );
}
