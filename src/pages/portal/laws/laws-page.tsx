import { useTranslation } from 'react-i18next';
import { LawList } from './list/law-list';
import { LawTabs } from './list/law-tabs';
import { useLawList } from './list/use-law-list';
import { PageHead } from '@/shared/list-ui/page-head';
import './laws.css';

/** `/home/lawService`: laws, trade measures, product quality rules and technical rules of the 16 countries (product design §4). */
export default function LawsPage() {
  const { t } = useTranslation('law');
  const list = useLawList();
  return (
    <div className="laws page-width">
      <PageHead title={t('title')} lead={t('lead')} />
      <LawTabs list={list} />
      <LawList list={list} />
    </div>
  );
}
