import { HsCombobox } from '@/features/hs/suggest/hs-combobox';
import { useTexts } from '@/shared/i18n/use-texts';

interface ProductFieldProps {
  value: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

/** The product field of the task sentence, including its label. */
export function ProductField({ value, isInvalid, onChange }: ProductFieldProps) {
  const { t } = useTexts('home');
  return (
    <span className="task-product">
      <HsCombobox
        className="task-field"
        id="task-hs"
        name="hs"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? 'task-error' : 'task-hint'}
        value={value}
        onChange={onChange}
      />
      <label className="task-product-label" htmlFor="task-hs">
        {t('task.productLabel')}
      </label>
      <span className="task-hint" id="task-hint">
        {t('task.hint')}
      </span>
    </span>
  );
}
