import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { riskCaseQuery } from '@/features/risk-cases/risk-cases-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { BackLink } from '@/shared/ui/controls/back-link';
import { PageHead } from '@/shared/ui/layout/page-head';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { LIST_BLOCKS } from '../parts/list-blocks';
import { CaseView } from './case-view';
import '../risk-case.css';

/** One case by the id in the address (specification §2); an unknown id stays here, with a link back to the list. */
export default function RiskCaseDetailsPage() {
  const { t } = useTexts('risk');
  const { id = '' } = useParams();
  const language = useLanguage();
  const isPossible = /^[\w+-]{1,80}$/.test(id);
  const found = useQuery({ ...riskCaseQuery(id, language), enabled: isPossible });
  const back = <BackLink list={paths.riskCase()} label={t('details.back')} />;
  const unknown = (
    <>
      <PageHead back={back} title={t('title')} />
      <EmptyState why={t('details.unknown')} next={t('details.unknownNext')} />
    </>
  );
  const waiting = (
    <>
      <PageHead back={back} title={t('title')} />
      <LoadingState blocks={LIST_BLOCKS} />
    </>
  );
  if (!isPossible) return <div className="page-width">{unknown}</div>;
  return (
    <div className="page-width">
      {found.isError && found.data === undefined && <PageHead back={back} title={t('title')} />}
      <QueryView query={found} failure={t('details.failure')} loading={waiting}>
        {(answer) =>
          answer.record === null ? (
            unknown
          ) : (
            <CaseView record={answer.record} answer={answer} back={back} key={answer.record.id} />
          )
        }
      </QueryView>
    </div>
  );
}
