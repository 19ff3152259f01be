import { HsCombobox } from '@/features/hs/hs-combobox';
import { useTexts } from '@/shared/i18n/use-texts';

interface ProductFieldProps {
  value: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

/** The product field of the task sentence. */
export function ProductField({ value, isInvalid, onChange }: ProductFieldProps) {
  const { t } = useTexts('home');
  return (
    <span className="task-product">
      <HsCombobox
        className="task-field"
        id="task-hs"
        name="hs"
        placeholder={t('task.placeholder')}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? 'task-error' : 'task-hint'}
        value={value}
        onChange={onChange}
      />
      <span className="task-hint" id="task-hint">
        {t('task.hint')}
      </span>
    </span>
  );
}
