import { THEME_CHOICES } from '@/features/theme/theme-choices';
import { useThemeStore } from '@/features/theme/theme-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { SelectField } from '@/shared/ui/fields/select-field';

/** The themes to select from as one field, for the menu of narrow screens. */
export function ThemeSelect() {
  const { t } = useTexts(['admin', 'shell']);
  const { chosen, choose } = useThemeStore();
  const options = THEME_CHOICES.map(({ text }) => ({ value: text, label: t(`theme.name.${text}`) }));
  return (
    <SelectField
      label={t('shell:theme')}
      options={options}
      value={THEME_CHOICES.find(({ name }) => name === chosen)?.text ?? ''}
      onValueChange={(text) => choose(THEME_CHOICES.find((choice) => choice.text === text)?.name ?? null)}
    />
  );
}
