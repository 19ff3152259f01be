import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/ui/controls/tabs';
import { GUIDE_TABS } from '../guide-address';
import type { GuideControls } from '../use-guide-address';

/** The whole guide, or one part of it; each has its address. */
export function GuideTabs({ guide: { address, pathTo } }: { guide: GuideControls }) {
  const { t } = useTexts('nation');
  const tabs = [null, ...GUIDE_TABS].map((tab) => ({
    id: tab ?? 'all',
    label: t(`tab.${tab ?? 'all'}`),
    to: pathTo({ tab }),
  }));
  return <Tabs label={t('tab.label')} tabs={tabs} current={address.tab ?? 'all'} />;
}
