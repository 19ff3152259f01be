import { useState } from 'react';
import { BASKET_PAGE_SIZE, sectorCodesQuery } from '@/features/sectors/sector-api';
import type { BasketQuestion } from '@/features/sectors/sector-api';
import type { SectorId } from '@/shared/routing/paths';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { ListHead } from '@/shared/list/list-head';
import { Pager } from '@/shared/list/pager';
import { SearchBox } from '@/shared/list/search-box';
import { useListState } from '@/shared/list/use-list-state';
import { loadChunk } from '@/shared/loading/load-chunk';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { BasketFilters } from './basket-filters';
import { BasketTable } from './basket-table';
import { reasonWithoutRcep } from '../pair-rcep';
import type { SectorPair } from '../sector-pair';

const FILTERS = ['chapter', 'outcome', 'rule'] as const;
/** The height of a full page, so that nothing below shifts when it loads. */
const ROWS = [{ width: '100%', height: '860px' }] as const;

interface BasketSectionProps {
  sector: SectorId;
  pair: SectorPair;
}

/** The codes of the sector, searched, filtered and paged by the server, with their rates on the route. */
export function BasketSection({ sector, pair }: BasketSectionProps) {
  const { t } = useTexts(['sector', 'list']);
  const language = useLanguage();
  const list = useListState(FILTERS);
  const noRcep = reasonWithoutRcep(pair);
  // Filters of RCEP are ignored on a route without it, whatever the address says.
  const [chapter, outcome, rule] = FILTERS.map((name) =>
    noRcep !== null && name !== 'chapter' ? '' : (list.filters[name] ?? []).join(','),
  );
  const question: BasketQuestion = {
    sector,
    ...pair,
    q: list.q,
    page: list.page,
    chapter: chapter ?? '',
    outcome: outcome ?? '',
    rule: rule ?? '',
  };
  const query = useRows(sectorCodesQuery(question, language));
  const isFiltered = [list.q, chapter, outcome, rule].some((value) => value !== '');
  const clear = isFiltered && (
    <Button size="small" variant="text" onClick={list.clear}>
      {t('list:clearFilters')}
    </Button>
  );
  const shown = query.isOld ? undefined : query.data;
  const isSample = shown?.rows.some((row) => row.mark === 'sample' && row.lines > 0) ?? false;
  return (
    <Section title={t('basket.title')} lead={t('basket.lead')} mark={isSample ? <SampleMark /> : undefined}>
      <div className="basket-tools">
        <SearchBox
          label={t('basket.search')}
          value={list.q}
          onSearch={list.setQ}
          placeholder={t('basket.search')}
        />
        <BasketFilters
          facets={query.data?.facets ?? {}}
          isOld={query.isOld}
          filters={list.filters}
          onChoose={list.setFilter}
          noRcep={noRcep}
        />
      </div>
      <QueryView query={query} failure={t('basket.failure')} loading={<LoadingState blocks={ROWS} />}>
        {({ total, rows, sources, year }) => (
          <>
            <ListHead
              count={t('basket.count', { count: total })}
              actions={
                <>
                  {clear}
                  <DownloadButton question={question} />
                </>
              }
            />
            {total === 0 ? (
              <EmptyState why={t('basket.empty')} next={t('basket.emptyNext')}>
                {clear}
              </EmptyState>
            ) : (
              <AnswerRows>
                <BasketTable rows={rows} pair={pair} query={list.q} />
              </AnswerRows>
            )}
            <Pager total={total} page={list.page} pageSize={BASKET_PAGE_SIZE} onPage={list.setPage} />
            <SourceLine sources={sources}>
              {year === null ? t('basket.noData') : t('basket.method', { year })}
            </SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** Downloads all codes that match the filters, not only the current page. */
function DownloadButton({ question }: { question: BasketQuestion }) {
  const { t } = useTexts(['sector', 'list']);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const handleClick = () => {
    setState('busy');
    loadChunk(() => import('./basket-download'))
      .then(({ downloadBasket }) => downloadBasket(question))
      .then(() => setState('idle'))
      .catch(() => setState('failed'));
  };
  return (
    <>
      <Button size="small" disabled={state === 'busy'} onClick={handleClick}>
        {t('list:exportCsv')}
      </Button>
      {state === 'failed' && <span role="alert">{t('basket.noFile')}</span>}
    </>
  );
}
