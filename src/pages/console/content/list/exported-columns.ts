import type { ContentKind } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';

/**
 * The columns of an exported file: the record's id and every field as it is sent, so that it can be imported again. Its
 * state, and the day and reason of its next check, are read only.
 */
export const exportedColumns = (kind: ContentKind): ListColumn<ContentRow>[] => [
  { id: 'id', head: 'id' },
  { id: 'state', head: 'state' },
  ...kind.fields.map(({ name }) => ({
    id: name,
    head: name,
    text: ({ values }: ContentRow) => values[name] ?? null,
  })),
  { id: 'checkDue', head: 'checkDue', text: ({ nextCheck }) => nextCheck?.due ?? null },
  { id: 'checkReason', head: 'checkReason', text: ({ nextCheck }) => nextCheck?.why ?? null },
];
