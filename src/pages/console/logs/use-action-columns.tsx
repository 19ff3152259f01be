import type { OperationLog } from '@/features/logs/logs-schema';
import { useActionWords } from '@/features/logs/use-action-words';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { useLogWords } from './use-log-words';

/** The columns of the action log. */
export function useActionColumns(): readonly ListColumn<OperationLog>[] {
  const { t } = useTexts('logs');
  const { wordOf } = useLogWords();
  const actionWords = useActionWords();
  const inWords = (
    id: KeyBelow<'logs', 'field'>,
    text: (row: OperationLog) => string | null,
  ): ListColumn<OperationLog> => ({
    id,
    head: t(`field.${id}`),
    text,
    cell: text,
  });
  return [
    inWords('description', (row) => actionWords(row) ?? (row.description || null)),
    { id: 'username', head: t('field.username'), isSortable: true },
    { id: 'realName', head: t('field.realName') },
    inWords('moduleId', ({ moduleId }) => wordOf('modules', moduleId)),
    inWords('operationType', ({ operationType }) => wordOf('operations', operationType)),
    inWords('level', ({ level }) => wordOf('levels', level)),
    {
      id: 'runTime',
      head: t('field.runTime'),
      fileHead: t('field.runTimeInMilliseconds'),
      align: 'end',
      isSortable: true,
      cell: ({ runTime }) => (runTime == null ? null : t('milliseconds', { count: runTime })),
    },
    { id: 'createTime', head: t('field.time'), isWhole: true, isSortable: true },
  ];
}
