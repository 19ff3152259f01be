import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recordEntry } from '@/features/site-search/found-entry';
import { siteSearchQuery } from '@/features/site-search/site-search-api';
import type { RecordKind } from '@/features/site-search/site-search-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Pager } from '@/shared/list-ui/pager';
import { QueryView } from '@/shared/ui/query-view';
import { SourceLine } from '@/shared/ui/source-line';
import { EntryRows } from './entry-rows';

interface FoundRecordsProps {
  kind: RecordKind;
  text: string;
  page: number;
  onPage: (page: number) => void;
}

const PAGE_SIZE = 10;

/** One page of the records of one kind, with their sources. */
export function FoundRecords({ kind, text, page, onPage }: FoundRecordsProps) {
  const { t } = useTexts('search');
  const asked = { kind, pageNo: page, pageSize: PAGE_SIZE };
  const query = useQuery({
    ...siteSearchQuery(text, useLanguage(), asked),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={query} failure={t('failed')}>
      {({ rows, total, sources }) => (
        <>
          <EntryRows entries={rows.map(recordEntry)} text={text} />
          <Pager total={total} page={page} pageSize={PAGE_SIZE} onPage={onPage} />
          <SourceLine sources={sources} />
        </>
      )}
    </QueryView>
  );
}
