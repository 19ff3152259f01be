import { riskWarningPageQuery } from '@/features/risk-cases/risk-warnings-api';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { BeyondLastPage } from '@/shared/list/beyond-last-page';
import { Facets } from '@/shared/list/facets';
import { ListHead } from '@/shared/list/list-head';
import { ListLayout } from '@/shared/list/list-layout';
import { Pager } from '@/shared/list/pager';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { LIST_BLOCKS } from '../parts/list-blocks';
import { EventEntry } from '@/features/risk-cases/view/timeline/event-entry';
import { useEventFacets } from './use-event-facets';
import './warnings.css';

const FILTERS = ['importer', 'exporter', 'year'] as const;
const PER_PAGE = 10;

/** The dated risk events, newest first, with search and filters in the address. */
export function EventsList() {
  const { t } = useTexts(['risk', 'list']);
  const language = useLanguage();
  const list = useListState(FILTERS);
  const values = (name: (typeof FILTERS)[number]) => (list.filters[name] ?? []).join(',');
  const question = {
    q: list.q,
    importer_IN: values('importer'),
    exporter_IN: values('exporter'),
    year_IN: values('year'),
    pageNo: list.page,
    pageSize: PER_PAGE,
  };
  const found = useRows(riskWarningPageQuery(question, language));
  const groups = useEventFacets(found.data?.facets ?? {});
  const chosen = Object.values(list.filters).reduce((sum, chosenOf) => sum + chosenOf.length, 0);
  return (
    <ListLayout
      chosen={chosen}
      search={
        <SearchBox
          label={t('warnings.search')}
          placeholder={t('warnings.placeholder')}
          value={list.q}
          onSearch={list.setQ}
        />
      }
      facets={
        <Facets groups={groups} selected={list.filters} onToggle={list.toggleFilter} isOld={found.isOld} />
      }
    >
      <h2>{t('warnings.events')}</h2>
      <QueryView
        query={found}
        failure={t('warnings.failure')}
        loading={<LoadingState blocks={LIST_BLOCKS} />}
      >
        {({ total, available, rows, sources }) => (
          <>
            <ListHead
              count={t('warnings.count', { count: total, available })}
              actions={
                (chosen > 0 || list.q !== '') && (
                  <Button size="small" variant="text" onClick={list.clear}>
                    {t('list:clearFilters')}
                  </Button>
                )
              }
            />
            {total === 0 && <EmptyState why={t('warnings.none')} next={t('warnings.noneNext')} />}
            {total > 0 && rows.length === 0 && (
              <BeyondLastPage why={t('warnings.beyond')} onPage={list.setPage} />
            )}
            <AnswerRows>
              <ul className="risk-events">
                {rows.map((warning) => (
                  <EventEntry key={warning.id} warning={warning} query={list.q} from={list.search} />
                ))}
              </ul>
            </AnswerRows>
            <Pager total={total} page={list.page} pageSize={PER_PAGE} onPage={list.setPage} />
            <SourceLine sources={sources} />
          </>
        )}
      </QueryView>
    </ListLayout>
  );
}
