import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/domain/rcep';
import type { Watched } from '@/features/last-visit/affected';
import { ChangeRows } from '@/features/last-visit/change-rows';
import { changePageQuery } from '@/features/last-visit/changes-api';
import { useVisitBefore } from '@/features/last-visit/use-visit-before';
import { useRows } from '@/shared/api/cache/previous-answer';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListHead } from '@/shared/list/list-head';
import { Pager } from '@/shared/list/pager';
import { useListState } from '@/shared/list/use-list-state';
import { DateField } from '@/shared/ui/fields/date-field';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';

const PAGE_SIZE = 20;
/** Default without an earlier visit and without a day in the address. */
const DAYS_BACK = 30;
const DAY_MS = 86_400_000;

/** What changed since a day of the reader's choice; by default since their last visit. */
export function ChangesPart({ saved }: { saved: readonly Watched[] }) {
  const { t } = useTexts('saved');
  const language = useLanguage();
  const { page, setPage } = useListState([]);
  const [params, setParams] = useSearchParams();
  const before = useVisitBefore();
  const [usual] = useState(() => todayIso(new Date(before ?? Date.now() - DAYS_BACK * DAY_MS)));
  const requested = params.get('since') ?? '';
  const since = isDay(requested) ? requested : usual;
  const query = useRows(changePageQuery(since, language, page, PAGE_SIZE));
  const date = dateInText(since, language);
  const handleDay = (day: string) => {
    if (!isDay(day)) return;
    const next = new URLSearchParams(params);
    next.set('since', day);
    next.delete('page');
    setParams(next, { replace: true });
  };
  return (
    <div className="saved-changes">
      <DateField label={t('since.day')} value={since} max={todayIso()} onValueChange={handleDay} />
      <QueryView query={query} failure={t('since.failed')}>
        {({ rows, total, sources }) => (
          <>
            <ListHead count={total > 0 ? t('since.count', { count: total, date }) : ''} />
            {total === 0 && <EmptyState why={t('since.noneSince', { date })} next={t('since.noneNext')} />}
            <AnswerRows>
              <ChangeRows changes={rows} saved={saved} />
            </AnswerRows>
            <Pager total={total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
            {total > 0 && <SourceLine sources={sources} />}
          </>
        )}
      </QueryView>
    </div>
  );
}
