import { useEffect, useId } from 'react';
import { useLayout } from '../layout-store';
import { shownTheme, useThemeStore } from '@/features/theme/theme-store';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Icon } from '@/shared/ui/controls/icon';
import { SampleData } from './sample-data';
import { ThemeForm } from './theme-form';
import { useDrawerFocus } from './use-drawer-focus';
import './theme-drawer.css';

/** 主题配置, from the right, 470 px wide; the page behind is the preview. Exists only while open. */
export function ThemeDrawer() {
  const isOpen = useLayout((state) => state.isThemeDrawerOpen);
  return isOpen ? <OpenDrawer /> : null;
}

function OpenDrawer() {
  const { t } = useTexts(['admin', 'ui']);
  const titleId = useId();
  const { save, restoreDefault, endPreview, ...theme } = useThemeStore();
  const closeThemeDrawer = useLayout((state) => state.closeThemeDrawer);
  const box = useDrawerFocus(closeThemeDrawer);
  // However it closes, an unsaved preview ends.
  useEffect(() => endPreview, [endPreview]);
  const handleSave = () => {
    save(shownTheme(theme));
    closeThemeDrawer();
  };
  return (
    <div className="drawer no-print" role="dialog" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <div className="drawer-head">
        <h2 id={titleId}>{t('theme.title')}</h2>
        <Button variant="text" iconOnly aria-label={t('ui:action.close')} onClick={closeThemeDrawer}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="drawer-body">
        <ThemeForm />
        {import.meta.env.VITE_MOCKS === 'true' && <SampleData />}
      </div>
      <div className="drawer-foot">
        <Button variant="primary" onClick={handleSave}>
          {t('theme.save')}
        </Button>
        <Button onClick={restoreDefault}>{t('theme.restoreDefault')}</Button>
      </div>
    </div>
  );
}
