import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { sessionStore } from '@/shared/storage/browser-store';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import type { UnsupportedBrowser } from './unsupported-browser';

/** Prompts readers with an unsupported browser to switch, once per visit. */
export function BrowserNotice({ browser }: { browser: UnsupportedBrowser }) {
  const { t } = useTexts(['messages', 'ui']);
  const [isDismissed, setIsDismissed] = useState(() => sessionStore.get(DISMISSED_KEY) !== null);
  if (isDismissed) return null;
  const handleClose = () => {
    sessionStore.set(DISMISSED_KEY, browser);
    setIsDismissed(true);
  };
  return (
    <Dialog
      isOpen
      title={t('ui:dialog.title')}
      onClose={handleClose}
      actions={
        <Button variant="primary" size="small" onClick={handleClose}>
          {t('ui:action.confirm')}
        </Button>
      }
    >
      <p>{t(`browser.${browser}Unsupported`)}</p>
      <p>{t('browser.switch')}</p>
    </Dialog>
  );
}

const DISMISSED_KEY = 'rcep:browser-notice-read';
