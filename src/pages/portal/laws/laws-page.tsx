import { LawList } from './list/law-list';
import { LawTabs } from './list/law-tabs';
import { useLawList } from './list/use-law-list';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import './laws.css';

/** `/home/lawService`: laws, trade measures, product quality rules and technical rules of the 16 countries (product design §4). */
export default function LawsPage() {
  const { t } = useTexts('law');
  const list = useLawList();
  return (
    <div className="laws page-width">
      <PageHead title={t('title')} lead={t('lead')} />
      <LawTabs list={list} />
      <LawList list={list} />
    </div>
  );
}
