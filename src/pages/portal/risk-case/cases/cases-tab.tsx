import { useSearchParams } from 'react-router-dom';
import { riskCasePageQuery } from '@/features/risk-cases/risk-cases-api';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Facets } from '@/shared/list/facets';
import { ListLayout } from '@/shared/list/list-layout';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { LIST_BLOCKS } from '../parts/list-blocks';
import { MatchingCases } from './matching-cases';
import { CASE_FILTERS, caseHsOf, caseSortOf, casesQuestion } from './cases-question';
import { useCaseFacets } from './use-case-facets';

/** The list of cases with search, filters, order and pages, all in the address. */
export function CasesTab() {
  const { t } = useTexts('risk');
  const language = useLanguage();
  const list = useListState(CASE_FILTERS);
  const [params] = useSearchParams();
  const sort = caseSortOf(params.get('sort'));
  const hs = caseHsOf(params.get('hs'));
  const question = casesQuestion(list, sort, hs);
  const found = useRows(riskCasePageQuery(question, language));
  const facetsOf = useCaseFacets();
  const chosen = Object.values(list.filters).reduce((sum, values) => sum + values.length, 0);
  return (
    <ListLayout
      chosen={chosen}
      search={
        <SearchBox
          label={t('filter.search')}
          placeholder={t('filter.placeholder')}
          value={list.q}
          onSearch={list.setQ}
        />
      }
      facets={
        <Facets
          groups={facetsOf(found.data?.facets ?? {})}
          selected={list.filters}
          onToggle={list.toggleFilter}
          isOld={found.isOld}
        />
      }
    >
      <QueryView query={found} failure={t('cases.failure')} loading={<LoadingState blocks={LIST_BLOCKS} />}>
        {(page) => <MatchingCases page={page} list={list} question={question} sort={sort} hs={hs} />}
      </QueryView>
    </ListLayout>
  );
}
