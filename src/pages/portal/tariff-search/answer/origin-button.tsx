import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { showSection } from '../country-pair/show-section';

const ORIGIN_SECTION = 5;

/** The link from the answer to the section that assesses the reader's own list. */
export function OriginButton() {
  const { t } = useTexts('tariff');
  return (
    <Button size="small" onClick={() => showSection(ORIGIN_SECTION)}>
      {t('own.show')}
    </Button>
  );
}
