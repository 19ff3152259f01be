import { standardPageQuery } from '@/features/standards/standards-api';
import { takeEarlyAnswers } from '@/shared/api/cache/api-scope';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { openedQuery } from '@/shared/routing/opened-address';
import { StandardList } from './list/standard-list';
import { standardListWire, useStandardList } from './list/use-standard-list';
import { StandardTools } from './standard-tools';
import './library.css';

/** The answer that index.html requested. */
export const ahead = () =>
  takeEarlyAnswers([standardPageQuery(standardListWire(openedQuery()), currentLanguage())]);

/** `/home/standard`: the library of standards and the four tools that work on it. */
export default function StandardLibraryPage() {
  const { t } = useTexts(['standard', 'shell']);
  const list = useStandardList();
  return (
    <div className="standards page-width">
      <PageHead title={t('shell:title.standard')} lead={t('lead')} />
      <StandardTools />
      <StandardList list={list} />
    </div>
  );
}
