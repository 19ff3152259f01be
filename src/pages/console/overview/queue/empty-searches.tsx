import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authorityFor } from '@/features/content/record-state';
import { useHoldsPerm } from '@/features/session/permitted';
import { dismissSearch, emptySearchesQuery, QUEUE_KEY } from '@/features/work-queue/queue-api';
import type { EmptySearch, WorkQueue } from '@/features/work-queue/queue-schema';
import { useDebouncedWrite } from '@/shared/console-ui/edit/use-debounced-write';
import { formatNumber } from '@/shared/format/number';
import { languageName } from '@/shared/i18n/language-name';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button, ButtonLink } from '@/shared/ui/controls/button';
import { AsOf } from '@/shared/ui/marks/as-of';
import { QueryView } from '@/shared/ui/states/query-view';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { DataTable } from '@/shared/ui/table/data-table';
import { RowsLoading } from '../block';
import { useSynonymAddress } from './list-addresses';
import { QueueBlock } from './queue-block';

/** What visitors searched without finding anything, with the way to a synonym for it. */
export function EmptySearches({ searches }: { searches: NonNullable<WorkQueue['searches']> }) {
  return (
    <QueueBlock part="searches" total={searches.total}>
      <Rows searches={searches} />
    </QueueBlock>
  );
}

/** The first of them, all on request. */
function Rows({ searches: { total, rows } }: { searches: NonNullable<WorkQueue['searches']> }) {
  const { t } = useTexts('overview');
  const [isWhole, setWhole] = useState(false);
  const all = useQuery({ ...emptySearchesQuery, enabled: isWhole });
  if (isWhole)
    return (
      <QueryView query={all} loading={<RowsLoading rows={rows.length} />}>
        {(found) => <SearchTable rows={found} />}
      </QueryView>
    );
  return (
    <>
      <SearchTable rows={rows} />
      {total > rows.length && (
        <Button size="small" variant="text" onClick={() => setWhole(true)}>
          {t('searches.all', { count: total })}
        </Button>
      )}
    </>
  );
}

function SearchTable({ rows }: { rows: readonly EmptySearch[] }) {
  const { t } = useTexts('overview');
  const language = useLanguage();
  return (
    <DataTable
      caption={t('searches.title')}
      rows={rows}
      rowKey={({ words, language: page }) => `${page} ${words}`}
      columns={[
        {
          id: 'words',
          head: t('searches.words'),
          width: '34%',
          cell: (row) => <span lang={row.language}>{row.words}</span>,
        },
        {
          id: 'where',
          head: t('searches.where'),
          cell: (row) => t(`searches.place.${row.where}`, { language: languageName(row.language, language) }),
        },
        {
          id: 'times',
          head: t('searches.times'),
          align: 'end',
          narrow: 'value',
          cell: ({ times }) => formatNumber(times, language),
        },
        {
          id: 'lastDay',
          head: t('searches.lastDay'),
          align: 'end',
          cell: ({ lastDay }) => <AsOf value={lastDay} />,
        },
        { id: 'actions', head: t('searches.actions'), cell: (row) => <Actions of={row} /> },
      ]}
    />
  );
}

function Actions({ of: row }: { of: EmptySearch }) {
  const { t } = useTexts('overview');
  const cache = useQueryClient();
  const synonym = useSynonymAddress()(row);
  const mayDismiss = useHoldsPerm(authorityFor('synonym', 'insert'));
  const { run, isUnderWay } = useDebouncedWrite(async () => {
    await dismissSearch(row);
    await cache.invalidateQueries({ queryKey: QUEUE_KEY });
  });
  // The client has shown the reason of a failure.
  const dismiss = () => void run().catch(() => undefined);
  const subject = <VisuallyHidden>{t('searches.of', { words: row.words })}</VisuallyHidden>;
  return (
    <span className="overview-marks">
      {synonym !== null && (
        <ButtonLink size="small" to={synonym}>
          {t('searches.add')}
          {subject}
        </ButtonLink>
      )}
      {mayDismiss && (
        <Button size="small" variant="text" disabled={isUnderWay} onClick={dismiss}>
          {t('searches.dismiss')}
          {subject}
        </Button>
      )}
    </span>
  );
}
