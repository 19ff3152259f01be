import type { ContentRow } from '@/features/content/content-schema';
import { useCheckWords } from '@/features/content/words/use-check-words';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { AsOf } from '@/shared/ui/marks/as-of';

/**
 * The columns of the day of a record's next check, by which the server sorts, and of its reason. The reason says what
 * has happened, so a check after `day` (today, yyyy-MM-dd) has none yet.
 */
export function useCheckColumns(day: string): Record<'due' | 'why', ListColumn<ContentRow>> {
  const words = useCheckWords();
  const reasonOf = ({ nextCheck }: ContentRow) =>
    nextCheck === null || nextCheck.due > day ? null : words.reason(nextCheck.why);
  return {
    due: {
      id: 'nextCheck',
      head: words.due,
      isWhole: true,
      isSortable: true,
      cell: ({ nextCheck }) => nextCheck && <AsOf value={nextCheck.due} />,
      text: ({ nextCheck }) => nextCheck?.due ?? null,
    },
    why: { id: 'checkReason', head: words.why, isLong: true, cell: reasonOf, text: reasonOf },
  };
}
