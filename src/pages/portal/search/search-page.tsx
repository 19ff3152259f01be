import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { isSearchKind, kindsFor } from '@/features/site-search/dialog/search-entry';
import { SearchFailure, useSearchMessage } from '@/features/site-search/dialog/search-state';
import { isSearchable, searchText } from '@/features/site-search/local/search-text';
import { useSiteSearch } from '@/features/site-search/use-site-search';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListLayout } from '@/shared/list/list-layout';
import { PageHead } from '@/shared/ui/layout/page-head';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { Skeleton } from '@/shared/ui/states/skeleton';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { GROUPS_TO_COME } from './groups-to-come';
import { ResultGroups } from './result-groups';
import { ResultKind } from './result-kind';
import { KindLinks } from './kind-links';
import { NothingFound } from './nothing-found';
import { useMatchingCodes } from './use-matching-codes';
import '@/shared/ui/fields/field.css';
import './search-page.css';

/** `/home/search`: everything on the site that contains the search terms, a few of each kind or all of one. */
export default function SearchPage() {
  const { t } = useTexts(['search', 'countries']);
  const { q, page, filters, setQ, setPage } = useListState(['kind']);
  const text = searchText(q);
  const [named = ''] = filters['kind'] ?? [];
  const kind = isSearchKind(named) ? named : null;
  const found = useSiteSearch(text, COUNTRY_CODES, useMatchingCodes(text), OF_A_KIND);
  const message = useSearchMessage(text, true, found);
  // Groups appear in their order, so that none pushes down what is already being read.
  const [next] = found.unknown;
  const order = kindsFor(text);
  const groups = found.groups.filter(
    (group) => next === undefined || order.indexOf(group.kind) < order.indexOf(next),
  );
  const isEmpty = found.total === 0;
  const isFailed = found.failed.records || found.failed.codes;
  return (
    <div className="page-width">
      <PageHead title={t('title')} lead={t('lead')} />
      <ListLayout
        search={<SearchBox label={t('label')} value={q} onSearch={setQ} placeholder={t('label')} />}
        facets={<KindLinks q={q} kind={kind} found={isSearchable(text) ? found : null} />}
        chosen={kind === null ? 0 : 1}
      >
        <LiveRegion message={message} />
        {(!isEmpty || found.isPending) && <p className="found-count">{message}</p>}
        <SearchFailure found={found} />
        <div className="found">
          {isEmpty && !found.isPending && !isFailed && <NothingFound text={text} />}
          {kind === null ? (
            <>
              <ResultGroups q={q} text={text} groups={groups} />
              {next !== undefined && <Skeleton className="found-group" blocks={GROUPS_TO_COME} />}
              {found.sources.length > 0 && <SourceLine sources={found.sources} />}
            </>
          ) : (
            <ResultKind
              kind={kind}
              text={text}
              groups={found.groups}
              isPending={found.isPending}
              page={page}
              onPage={setPage}
            />
          )}
        </div>
      </ListLayout>
    </div>
  );
}

const OF_A_KIND = 5;
