import { useTexts } from '@/shared/i18n/use-texts';
import type { Refused } from '../bom/read-cells';

/** Writes what could not be read: the column, what it said and why. */
export function useRefusedWords(): (refused: Refused) => string {
  const { t } = useTexts('origin');
  return ({ reason, column, text }) =>
    t(`import.reason.${reason}`, { column: column ? t(`bom.column.${column}`) : '', text });
}
