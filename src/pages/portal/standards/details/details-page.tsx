import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/list-ui/page-head';

export default function StandardDetailsPage() {
  const { t } = useTexts('shell');
  return (
    <div className="page-width">
      <PageHead title={t('title.standard')} />
    </div>
  );
}
