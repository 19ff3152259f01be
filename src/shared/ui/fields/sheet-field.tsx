import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from './select-field';

interface SheetFieldProps {
  /** The names of the sheets of a workbook. */
  sheets: readonly string[];
  /** The one that is read. */
  sheet: string | null;
  onChoose: (sheet: string) => void;
}

/** Which sheet of a workbook is read; nothing if there is no choice. */
export function SheetField({ sheets, sheet, onChoose }: SheetFieldProps) {
  const { t } = useTexts('ui');
  if (sheets.length < 2) return null;
  return (
    <SelectField
      label={t('sheet.label')}
      hint={t('sheet.hint', { count: sheets.length })}
      value={sheet ?? ''}
      options={sheets.map((name) => ({ value: name, label: name }))}
      onValueChange={onChoose}
    />
  );
}
