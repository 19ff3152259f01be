import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { standardQuery } from '@/features/standards/standards-api';
import { StandardArticle } from '@/features/standards/view/standard-article';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { StandardActions } from './standard-actions';
import '@/features/standards/view/standard-article.css';

/**
 * `/home/standard/details/:id`: one standard with its facts, relations, limits and editions, and tools that start
 * with it.
 */
export default function StandardDetailsPage() {
  const { t } = useTexts('standard');
  const { id = '' } = useParams();
  const answer = useQuery(inAnyLanguage(standardQuery(id, useLanguage())));
  const { data } = answer;
  useNamedRecord(data?.standard?.number ?? null);
  const back = <BackLink list={paths.standard()} label={t('details.back')} />;
  if (data?.standard) {
    const { standard, sources } = data;
    return (
      <StandardArticle
        standard={standard}
        sources={sources}
        back={back}
        actions={<StandardActions standard={standard} />}
      />
    );
  }
  return (
    <div className="standard-details page-width">
      <PageHead title={t(data ? 'details.notFound' : 'details.title')} back={back} />
      <div className="standard-details-state">
        <ErrorBoundary resetKey={id}>
          <QueryView
            query={answer}
            failure={t('details.failure')}
            loading={<LoadingState blocks={EXPECTED_FACTS} />}
          >
            {() => (
              <EmptyState
                why={t('details.noSuchId', { id: id.slice(0, 80) })}
                next={t('details.noSuchIdNext')}
              >
                <Link to={paths.standard()}>{t('empty.all')}</Link>
              </EmptyState>
            )}
          </QueryView>
        </ErrorBoundary>
      </div>
    </div>
  );
}

const EXPECTED_FACTS = Array.from({ length: 9 }, () => ({ width: '100%', height: '40px' }));
