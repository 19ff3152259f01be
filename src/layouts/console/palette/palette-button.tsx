import { useTexts } from '@/shared/i18n/use-texts';
import { searchKeys } from '@/shared/ui/controls/search-keys';
import { IconButton } from '../bar/icon-button';
import { useLayout } from '../layout-store';

/** Opens the search over the console. */
export function PaletteButton() {
  const { t } = useTexts('admin');
  const openPalette = useLayout((layout) => layout.openPalette);
  return (
    <IconButton
      icon="search"
      label={t('tool.search', { keys: searchKeys() })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    />
  );
}
