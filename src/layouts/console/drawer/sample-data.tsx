import { useState } from 'react';
import { announceContentChange } from '@/shared/api/cache/content-changes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';

interface MockControls {
  sampleData: () => Promise<void>;
}

/** In builds with mocks: discards everything that staff changed in this browser, and loads the page again. It cannot be undone, so it is confirmed first. */
export function SampleData() {
  const { t } = useTexts(['admin', 'ui']);
  const [isOpen, setOpen] = useState(false);
  const { mocks } = globalThis as { mocks?: MockControls };
  if (mocks === undefined) return null;
  const close = () => setOpen(false);
  const restore = async () => {
    close();
    await mocks.sampleData();
    announceContentChange();
    location.reload();
  };
  return (
    <section className="drawer-sample">
      <p>{t('sampleData.lead')}</p>
      <Button size="small" variant="delete" onClick={() => setOpen(true)}>
        {t('sampleData.restore')}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t('sampleData.question')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('ui:action.cancel')}</Button>
            <Button variant="delete" onClick={() => void restore()}>
              {t('sampleData.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('sampleData.detail')}</p>
      </Dialog>
    </section>
  );
}
