import { lawPageQuery } from '@/features/laws/laws-api';
import { takeEarlyAnswers } from '@/shared/api/cache/api-scope';
import { currentLanguage } from '@/shared/i18n/i18n';
import { LawList } from './list/law-list';
import { LawTabs } from './list/law-tabs';
import { lawListWire, useLawList } from './list/use-law-list';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { openedQuery } from '@/shared/routing/opened-address';
import './laws.css';

/** The answer that index.html asked for. */
export const ahead = () => takeEarlyAnswers([lawPageQuery(lawListWire(openedQuery()), currentLanguage())]);

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
