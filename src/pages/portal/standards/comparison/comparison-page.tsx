import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { standardsQuery } from '@/features/standards/standards-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { ButtonLink } from '@/shared/ui/controls/button';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { OWN_ID } from './comparison-address';
import { ComparisonView } from './comparison-view';
import { exampleAddress } from './example';
import { OwnTablePart } from './own-table/own-table-part';
import { StandardPicker } from './standard-picker';
import { useComparisonAddress } from './use-comparison-address';
import type { ComparisonControls } from './use-comparison-address';
import { useOwnTable } from './own-table/use-own-table';
import './comparison.css';

/** `/home/standard/compare`: two to four standards, or the reader's own table, indicator by indicator. */
export default function StandardComparisonPage() {
  const { t } = useTexts(['comparison', 'shell']);
  const controls = useComparisonAddress();
  const own = useOwnTable();
  const ids = controls.ids.filter((id) => id !== OWN_ID);
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
        <Choice key={String(isEnough)} isOpenAtFirst={!isEnough} controls={controls} />
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

interface ChoiceProps {
  isOpenAtFirst: boolean;
  controls: ComparisonControls;
}

/** The picker, behind its name where enough is chosen: it searches only once it is opened. */
function Choice({ isOpenAtFirst, controls }: ChoiceProps) {
  const { t } = useTexts('comparison');
  const [isUsed, setIsUsed] = useState(isOpenAtFirst);
  return (
    <details
      className="comparison-choice no-print"
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && setIsUsed(true)}
    >
      <summary>{t('choose.search')}</summary>
      {isUsed && <StandardPicker controls={controls} />}
    </details>
  );
}

const NOTHING = { standards: [], sources: [] };
const TABLE_TO_COME = [{ width: '100%', height: '420px' }];
