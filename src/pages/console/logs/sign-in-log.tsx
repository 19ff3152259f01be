import { findLogins, LOGIN_LOGS } from '@/features/logs/logs-api';
import type { LoginLog } from '@/features/logs/logs-schema';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useReadAgain } from '@/shared/console-ui/list/query/use-read-again';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import type { KeyBelow } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { logFilter, SIGN_IN_WIRE, signInsQuery } from './log-queries';
import { useDayFilters } from './use-day-filters';
import { useLogWords } from './use-log-words';

/** Who signed in and out, when and from where (contract §5, 登录日志). */
export function SignInLog() {
  const { t } = useTexts(['logs', 'console']);
  const list = useListQuery(SIGN_IN_WIRE);
  const answer = useListRows(signInsQuery(list.wire));
  const readAgain = useReadAgain(LOGIN_LOGS);
  const days = useDayFilters();
  const { optionsOf } = useLogWords();
  const columns = useColumns();
  const refresh = () => void readAgain();
  return (
    <ListPage
      title={t('signIn.title')}
      count={answer.total === undefined ? undefined : t('signIn.count', { count: answer.total })}
      filters={
        <FilterForm
          list={list}
          onRepeat={refresh}
          fields={[
            { name: 'username', label: t('field.username'), placeholder: t('console:filter.exact') },
            { name: 'realName', label: t('field.realName'), placeholder: t('console:filter.contains') },
            { name: 'type', label: t('field.type'), options: optionsOf('signIn.types') },
            ...days,
          ]}
        />
      }
      tools={
        <ListToolsEnd
          list={list}
          columns={columns}
          fileName={t('signIn.title')}
          read={(wire) => findLogins(logFilter(wire))}
          onRefresh={refresh}
        />
      }
      table={
        <ListTable
          label={t('signIn.title')}
          columns={columns}
          list={list}
          answer={answer}
          nameOf={({ username }) => username ?? ''}
        />
      }
    />
  );
}

function useColumns(): readonly ListColumn<LoginLog>[] {
  const { t } = useTexts('logs');
  const { wordOf } = useLogWords();
  return [
    { id: 'username', head: t('field.username'), isSortable: true },
    { id: 'realName', head: t('field.realName') },
    inWords('type', ({ type }) => wordOf('signIn.types', type)),
    { id: 'remoteAddr', head: t('field.remoteAddr'), isWhole: true },
    inWords('loginFrom', ({ loginFrom }) => wordOf('from', loginFrom)),
    { id: 'userAgent', head: t('field.userAgent'), isLong: true },
    { id: 'createTime', head: t('field.time'), isWhole: true, isSortable: true },
  ];

  function inWords(
    id: KeyBelow<'logs', 'field'>,
    text: (row: LoginLog) => string | null,
  ): ListColumn<LoginLog> {
    return { id, head: t(`field.${id}`), text, cell: text };
  }
}
