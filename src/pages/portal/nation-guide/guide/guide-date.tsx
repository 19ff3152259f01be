import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { DateField } from '@/shared/ui/fields/date-field';
import { isGuideDate } from '../guide-address';

interface GuideDateProps {
  /** ISO date. */
  value: string;
  onChange: (date: string) => void;
}

/** The day of the guide; an incomplete date stays in the field until it is complete. */
export function GuideDate({ value, onChange }: GuideDateProps) {
  const { t } = useTexts('nation');
  const [draft, setDraft] = useState<string | null>(null);
  const handleChange = (typed: string) => {
    const isWhole = isGuideDate(typed);
    setDraft(isWhole ? null : typed);
    if (isWhole) onChange(typed);
  };
  return (
    <div onBlur={() => setDraft(null)}>
      <DateField
        label={t('band.date')}
        hint={t('band.dateHint')}
        value={draft ?? value}
        onValueChange={handleChange}
      />
    </div>
  );
}
