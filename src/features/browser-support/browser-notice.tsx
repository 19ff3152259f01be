import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { unsupportedBrowser } from './unsupported-browser';

/** Tells the reader once to switch from a browser the site does not run in; nothing in any other browser. */
export function BrowserNotice({ userAgent = navigator.userAgent }: { userAgent?: string }) {
  const { t } = useTranslation(['admin', 'messages', 'ui']);
  const [isDismissed, setIsDismissed] = useState(false);
  const browser = unsupportedBrowser(userAgent);
  if (browser === null || isDismissed) return null;
  const handleClose = () => setIsDismissed(true);
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
      <p>{browser === 'ie' ? t('browser.ie') : t('messages:browser.juejinUnsupported')}</p>
      <p>{t('browser.switch')}</p>
    </Dialog>
  );
}
