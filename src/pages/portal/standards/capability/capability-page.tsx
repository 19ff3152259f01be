import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/list-ui/page-head';

export default function StandardCapabilityPage() {
  const { t } = useTexts('shell');
  return (
    <div className="page-width">
      <PageHead title={t('title.standardCapability')} />
    </div>
  );
}
