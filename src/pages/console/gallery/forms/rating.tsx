import { useId } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';

interface RatingProps {
  legend: string;
  /** 1 to 5; null if nothing is selected. */
  value: number | null;
  onValueChange: (value: number) => void;
}

const STEPS = [1, 2, 3, 4, 5];
const STAR = 'm12 3 2.7 5.8 6.3.8-4.7 4.3 1.2 6.3-5.5-3.1-5.5 3.1 1.2-6.3L3 9.6l6.3-.8z';

/** One to five stars as native radios: arrow keys move, and each is labelled with its number. */
export function Rating({ legend, value, onValueChange }: RatingProps) {
  const { t } = useTexts('gallery', { keyPrefix: 'small' });
  const name = useId();
  return (
    <fieldset className="gallery-rating">
      <legend>{legend}</legend>
      {STEPS.map((step) => (
        <label key={step}>
          <input
            type="radio"
            name={name}
            aria-label={t('stars', { count: step })}
            checked={step === value}
            onChange={() => onValueChange(step)}
          />
          <svg
            className={step <= (value ?? 0) ? 'gallery-star gallery-star-on' : 'gallery-star'}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d={STAR} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
