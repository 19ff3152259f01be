import { useKindName } from '@/features/content/words/use-kind-name';
import { useTexts } from '@/shared/i18n/use-texts';
import type { TableColumn } from '@/shared/ui/table/table-column';
import type { QueueFilter } from './list-addresses';
import { QueueRecord, type QueueRecordProps } from './queue-record';

type Row = QueueRecordProps['record'];

/** A record of the queue among those of all kinds. */
export const queueKey = ({ kind, id }: Row): string => `${kind} ${id}`;

/** The first columns of records of the queue: the record with the way to it, and its kind. `of` as in `QueueRecord`. */
export function useQueueColumns(width: string, of?: QueueFilter): TableColumn<Row>[] {
  const { t } = useTexts('overview');
  const nameOf = useKindName();
  return [
    { id: 'record', head: t('checks.record'), width, cell: (row) => <QueueRecord record={row} of={of} /> },
    { id: 'kind', head: t('checks.kind'), cell: ({ kind }) => nameOf(kind) },
  ];
}
