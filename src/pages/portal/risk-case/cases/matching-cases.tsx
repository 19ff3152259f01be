import { useSearchParams } from 'react-router-dom';
import { UnknownCountry } from '@/features/countries/unknown-country';
import type { RiskCaseQuestion } from '@/features/risk-cases/risk-cases-api';
import type { riskCasePageEndpoint } from '@/features/risk-cases/risk-cases-schema';
import type { DataOf } from '@/shared/api/endpoint';
import { useTexts } from '@/shared/i18n/use-texts';
import { BeyondLastPage } from '@/shared/list/beyond-last-page';
import { ListHead } from '@/shared/list/list-head';
import { Pager } from '@/shared/list/pager';
import type { ListControls } from '@/shared/list/use-list-state';
import { Button } from '@/shared/ui/controls/button';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { CaseTable } from './case-table';
import { CasesDownload } from './cases-download';
import { CASES_PER_PAGE, type CaseSort } from './cases-question';
import { CasesSort } from './cases-sort';
import { HsNote } from './hs-note';
import { NoCases } from './no-cases';
import { useUnknownPlaces } from './use-unknown-places';

interface MatchingCasesProps {
  page: DataOf<typeof riskCasePageEndpoint>;
  list: ListControls;
  question: RiskCaseQuestion;
  sort: CaseSort;
  hs: string | null;
}

/** The filtered cases: how many and of what, the rows, pagination, the sources. */
export function MatchingCases({ page, list, question, sort, hs }: MatchingCasesProps) {
  const { t } = useTexts(['risk', 'list']);
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const unknown = useUnknownPlaces(list);
  const hasFilters = list.q !== '' || Object.values(list.filters).some((values) => values.length > 0);
  return (
    <>
      <ListHead
        count={t('cases.count', { count: page.total, available: page.available })}
        actions={
          <>
            <CasesSort value={sort} onChange={(next) => set('sort', next === 'latest' ? '' : next)} />
            {hasFilters && (
              <Button size="small" variant="text" onClick={list.clear}>
                {t('list:clearFilters')}
              </Button>
            )}
            {page.total > 0 && <CasesDownload question={question} />}
          </>
        }
      />
      {hs !== null && <HsNote hs={hs} importer={params.get('importer')} onRemove={() => set('hs', '')} />}
      {unknown.length > 0 && (
        <div className="risk-unknown-places">
          {unknown.map(({ filter, side, requested }) => (
            <UnknownCountry
              key={filter + requested}
              requested={requested}
              side={side}
              onPick={(code) =>
                list.setFilter(
                  filter,
                  (list.filters[filter] ?? []).map((value) => (value === requested ? code : value)),
                )
              }
            />
          ))}
        </div>
      )}
      {page.total === 0 && unknown.length === 0 && <NoCases list={list} />}
      {page.total > 0 && page.rows.length === 0 && (
        <BeyondLastPage why={t('cases.beyond')} onPage={list.setPage} />
      )}
      <AnswerRows>
        {page.rows.length > 0 && <CaseTable rows={page.rows} query={list.q} from={list.search} />}
      </AnswerRows>
      <Pager total={page.total} page={list.page} pageSize={CASES_PER_PAGE} onPage={list.setPage} />
      <SourceLine sources={page.sources}>{t('cases.coverage')}</SourceLine>
    </>
  );
}
