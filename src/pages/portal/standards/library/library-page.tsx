import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { StandardList } from './list/standard-list';
import { useStandardList } from './list/use-standard-list';
import { StandardTools } from './standard-tools';
import './library.css';

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
