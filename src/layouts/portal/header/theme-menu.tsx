import { THEME_CHOICES } from '@/features/theme/theme-choices';
import { themeClass } from '@/features/theme/theme';
import { useThemeStore } from '@/features/theme/theme-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { placeBelow, PopupMenu } from '@/shared/ui/menus/popup-menu';
import './theme-menu.css';

interface ThemeMenuProps {
  opener: HTMLElement;
  onClose: () => void;
}

/** The themes to select from, below the button that opened them, with the current one marked. */
export function ThemeMenu({ opener, onClose }: ThemeMenuProps) {
  const { t } = useTexts(['admin', 'shell']);
  const { chosen, choose } = useThemeStore();
  return (
    <PopupMenu
      label={t('shell:theme')}
      place={placeBelow(opener, 'end')}
      opener={opener}
      onClose={onClose}
      items={THEME_CHOICES.map(({ name, text }) => ({
        key: text,
        label: t(`theme.name.${text}`),
        mark: <span className={`theme-swatch ${name === null ? 'theme-system' : themeClass(name)}`} />,
        isChecked: name === chosen,
        onSelect: () => choose(name),
      }))}
    />
  );
}
