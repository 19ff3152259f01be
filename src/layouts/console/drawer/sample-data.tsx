import { announceContentChange } from '@/shared/api/cache/content-changes';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

interface MockControls {
  sampleData: () => Promise<void>;
}

/** In builds with mocks: discards everything that staff changed in this browser, and loads the page again. */
export function SampleData() {
  const { t } = useTexts('admin');
  const { mocks } = globalThis as { mocks?: MockControls };
  if (mocks === undefined) return null;
  const restore = async () => {
    await mocks.sampleData();
    announceContentChange();
    location.reload();
  };
  return (
    <section className="drawer-sample">
      <p>{t('sampleData.lead')}</p>
      <Button size="small" variant="delete" onClick={() => void restore()}>
        {t('sampleData.restore')}
      </Button>
    </section>
  );
}
