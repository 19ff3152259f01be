import { useTexts } from '@/shared/i18n/use-texts';
import type { Refused } from '../bom/read-cells';

/** Describes what could not be read: the column, the text and the reason. */
export function useRefusedWords(): (refused: Refused) => string {
  const { t } = useTexts('origin');
  return ({ reason, column, text }) =>
    t(`import.reason.${reason}`, {
      column: column ? t(`bom.column.${column}`) : '',
      text,
    });
}
