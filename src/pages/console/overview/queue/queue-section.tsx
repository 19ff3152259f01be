import { queueQuery } from '@/features/work-queue/queue-api';
import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useFreshQuery } from '@/shared/console-ui/use-fresh-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { QueryView } from '@/shared/ui/states/query-view';
import { RowsLoading } from '../block';
import { DueChecks } from './due-checks';
import { EmptySearches } from './empty-searches';
import { LapsingEditions } from './lapsing-editions';
import { MissingTranslations } from './missing-translations';
import { SentBackDrafts } from './sent-back-drafts';
import { UnattendedDrafts } from './unattended-drafts';
import { UnverifiedRecords } from './unverified-records';
import { WaitingReviews } from './waiting-reviews';

/** The content that needs work. Every number leads to its list; parts the user may not see are left out. */
export function QueueSection() {
  const { t } = useTexts('overview');
  const query = useFreshQuery(inAnyLanguage(queueQuery(useLanguage())));
  return (
    <Section title={t('queue.title')} lead={t('queue.lead')}>
      <QueryView query={query} failure={t('queue.failed')} loading={<RowsLoading rows={18} />}>
        {(queue) => <Parts queue={queue} />}
      </QueryView>
    </Section>
  );
}

function Parts({ queue }: { queue: WorkQueue }) {
  const { sentBack, reviews, unattended, editions, checks, searches, unverified, translations } = queue;
  return (
    <>
      {sentBack !== null && <SentBackDrafts sentBack={sentBack} />}
      {reviews !== null && <WaitingReviews reviews={reviews} />}
      {unattended !== null && <UnattendedDrafts unattended={unattended} />}
      {editions !== null && <LapsingEditions editions={editions} />}
      {searches !== null && <EmptySearches searches={searches} />}
      {checks !== null && <DueChecks checks={checks} />}
      {unverified !== null && <UnverifiedRecords unverified={unverified} />}
      {translations !== null && <MissingTranslations translations={translations} />}
    </>
  );
}
