import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { ChoicesField } from '../filters/choices-field';
import type { FilterField } from './filter-field';

interface FilterInputProps {
  field: FilterField;
  value: string;
  error?: string;
  className?: string;
  onValueChange: (value: string) => void;
}

/** The control of one filter: a text or a day, one choice, or several. */
export function FilterInput({ field, value, error, className, onValueChange }: FilterInputProps) {
  const { t } = useTexts('console');
  const { label, placeholder, options, takesSeveral = false, type = 'text' } = field;
  if (options === undefined) {
    return (
      <TextField
        className={className}
        label={label}
        type={type}
        placeholder={placeholder}
        error={error}
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    );
  }
  const shared = { className, label, value, onValueChange };
  return takesSeveral ? (
    <ChoicesField {...shared} options={options} />
  ) : (
    <SelectField {...shared} options={[{ value: '', label: t('filter.all') }, ...options]} />
  );
}
