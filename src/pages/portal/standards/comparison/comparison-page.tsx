import { useQuery } from '@tanstack/react-query';
import { standardsQuery } from '@/features/standards/standards-api';
import { takeEarlyAnswers } from '@/shared/api/api-scope';
import { inAnyLanguage } from '@/shared/api/previous-answer';
import { currentLanguage } from '@/shared/i18n/i18n';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/list-ui/page-head';
import { openedQuery } from '@/shared/routing/opened-address';
import { ButtonLink } from '@/shared/ui/button';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { LoadingState } from '@/shared/ui/loading-state';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { OWN_ID, readComparison } from './comparison-address';
import { ComparisonView } from './comparison-view';
import { exampleAddress } from './example';
import { OwnTablePart } from './own-table-part';
import { StandardPicker } from './standard-picker';
import { useComparisonAddress } from './use-comparison-address';
import { useOwnTable } from './use-own-table';
import './comparison.css';

const inLibrary = (ids: readonly string[]) => ids.filter((id) => id !== OWN_ID);

/** The answer that index.html requested. */
export const ahead = () =>
  takeEarlyAnswers([standardsQuery(inLibrary(readComparison(openedQuery()).ids), currentLanguage())]);

/** `/home/standard/compare`: two to four standards, or a table of the reader's, indicator by indicator. */
export default function StandardComparisonPage() {
  const { t } = useTexts(['comparison', 'shell']);
  const controls = useComparisonAddress();
  const own = useOwnTable();
  const ids = inLibrary(controls.ids);
  const answer = useQuery(inAnyLanguage(standardsQuery(ids, useLanguage())));
  const hasOwn = controls.ids.includes(OWN_ID);
  const isEnough = controls.ids.length > 1;
  return (
    <div className="page-width comparison">
      <PageHead
        title={t('shell:title.standardCompare')}
        lead={t('lead')}
        actions={
          <ButtonLink size="small" to={exampleAddress()}>
            {t('example')}
          </ButtonLink>
        }
      />
      <Section title={t('choose.title')} lead={t('choose.lead')} id="comparison-choice">
        <details key={String(isEnough)} className="comparison-choice no-print" open={!isEnough}>
          <summary>{t('choose.search')}</summary>
          <StandardPicker controls={controls} />
        </details>
        <OwnTablePart own={own} controls={controls} />
      </Section>
      {ids.length > 0 && (
        <ErrorBoundary resetKey={controls.ids.join(',')}>
          <QueryView query={answer} failure={t('failure')} loading={<LoadingState blocks={TABLE_TO_COME} />}>
            {(data) => <ComparisonView answer={data} controls={controls} own={own} />}
          </QueryView>
        </ErrorBoundary>
      )}
      {ids.length === 0 && hasOwn && <ComparisonView answer={NOTHING} controls={controls} own={own} />}
    </div>
  );
}

const NOTHING = { standards: [], sources: [] };
const TABLE_TO_COME = [{ width: '100%', height: '420px' }];
