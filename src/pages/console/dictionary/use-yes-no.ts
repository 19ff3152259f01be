import { useDictionary } from '@/features/dictionary/use-dictionary';
import { useTexts } from '@/shared/i18n/use-texts';

/** Labels for built in or not, from the dictionary `no_yes`; our own if it could not be loaded. */
export function useYesNo(): { value: string; label: string }[] {
  const { t } = useTexts('dictionary');
  const { entries } = useDictionary('no_yes');
  if (entries.length > 0)
    return entries.map(({ dictName, dictValue }) => ({ value: dictValue, label: dictName }));
  return [
    { value: '0', label: t('no') },
    { value: '1', label: t('yes') },
  ];
}
