import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { standardQuery } from '@/features/standards/standards-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { ChooseStandard } from './choose-standard';
import { EMPTY_SUBJECT, PAIR_KEY, STANDARD_KEY, subjectOf } from './evaluation';
import { EvaluationView } from './evaluation-view';

/** One standard: of the library (`id`), typed by hand (`pair`), or to be selected first. */
export function EvaluateTab() {
  const { t } = useTexts('consistency');
  const [params] = useSearchParams();
  const [id, pair] = [params.get('id'), params.get('pair')];
  if (id === null && pair === null) return <ChooseStandard />;
  return (
    <>
      <p className="consistency-other no-print">
        <Link to={paths.standardConsistency()}>{t('choose.other')}</Link>
      </p>
      {id !== null ? (
        <LibraryStandard key={id} id={id} />
      ) : (
        <EvaluationView key={pair} draftKey={PAIR_KEY + pair} subject={EMPTY_SUBJECT} />
      )}
    </>
  );
}

function LibraryStandard({ id }: { id: string }) {
  const { t } = useTexts('consistency');
  const query = useQuery(standardQuery(id, useLanguage()));
  const standard = query.data?.standard;
  const subject = useMemo(() => (standard ? subjectOf(standard) : EMPTY_SUBJECT), [standard]);
  return (
    <QueryView query={query} failure={t('choose.failed')}>
      {({ sources }) =>
        standard ? (
          <EvaluationView
            draftKey={STANDARD_KEY + id}
            subject={subject}
            library={{ id, mark: standard.mark, sources }}
          />
        ) : (
          <Note tone="warning">{t('choose.unknownId', { id })}</Note>
        )
      }
    </QueryView>
  );
}
