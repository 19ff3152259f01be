import { recordEntry } from '@/features/site-search/local/matching-entry';
import { siteSearchQuery } from '@/features/site-search/site-search-api';
import type { RecordKind } from '@/features/site-search/site-search-schema';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Pager } from '@/shared/list/pager';
import { AnswerRows } from '@/shared/ui/states/old-answer';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { EntryRows } from '@/features/site-search/entry-rows';

interface ResultRecordsProps {
  kind: RecordKind;
  text: string;
  page: number;
  onPage: (page: number) => void;
}

const PAGE_SIZE = 10;

/** One page of the records of one kind, with their sources. */
export function ResultRecords({ kind, text, page, onPage }: ResultRecordsProps) {
  const { t } = useTexts('search');
  const requested = { kind, pageNo: page, pageSize: PAGE_SIZE };
  const query = useRows(siteSearchQuery(text, useLanguage(), requested));
  return (
    <QueryView query={query} failure={t('failed')}>
      {({ rows, total, sources }) => (
        <>
          <AnswerRows>
            <EntryRows entries={rows.map(recordEntry)} text={text} />
          </AnswerRows>
          <Pager total={total} page={page} pageSize={PAGE_SIZE} onPage={onPage} />
          <SourceLine sources={sources} />
        </>
      )}
    </QueryView>
  );
}
