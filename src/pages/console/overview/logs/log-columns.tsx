import type { LoginLog, OperationLog } from '@/features/logs/logs-schema';
import { serverMoment } from '@/shared/format/server-moment';
import { useTexts } from '@/shared/i18n/use-texts';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { ServerWords } from '../server-words';
import { When } from '../when';

type LogRow = Pick<LoginLog & OperationLog, 'realName' | 'username' | 'createTime'>;

/** The first and the last column of every log: who, and when. */
export function useLogColumns(): { who: TableColumn<LogRow>; when: TableColumn<LogRow> } {
  const { t } = useTexts('overview');
  return {
    who: {
      id: 'who',
      head: t('logs.who'),
      width: '34%',
      cell: ({ realName, username }) => <ServerWords>{realName || username || ''}</ServerWords>,
    },
    when: {
      id: 'when',
      head: t('logs.when'),
      align: 'end',
      narrow: 'value',
      cell: ({ createTime }) => <When moment={serverMoment(createTime ?? '')} />,
    },
  };
}
