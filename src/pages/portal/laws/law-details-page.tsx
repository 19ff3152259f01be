import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { lawQuery } from '@/features/laws/laws-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { LawNotFound } from './details/law-not-found';
import { LawView } from './details/law-view';
import '@/features/laws/view/law-details.css';

/** `/home/lawService/details/:id`: one law with its facts, its citation, and related records. */
export default function LawDetailsPage() {
  const { t } = useTexts('law');
  const { id = '' } = useParams();
  const answer = useQuery(inAnyLanguage(lawQuery(id, useLanguage())));
  const { data } = answer;
  useNamedRecord(data?.law?.title.text ?? null);
  if (data?.law) return <LawView law={data.law} answer={data} />;
  const back = <BackLink list={paths.lawService()} label={t('details.back')} />;
  return (
    <div className="law-details page-width">
      <PageHead title={t(data ? 'details.notFound' : 'details.title')} back={back} />
      <div className="law-details-state">
        <ErrorBoundary resetKey={id}>
          <QueryView
            query={answer}
            failure={t('details.failure')}
            loading={<LoadingState blocks={FACTS_TO_COME} />}
          >
            {() => <LawNotFound id={id} />}
          </QueryView>
        </ErrorBoundary>
      </div>
    </div>
  );
}

const FACTS_TO_COME = Array.from({ length: 9 }, () => ({ width: '100%', height: '40px' }));
