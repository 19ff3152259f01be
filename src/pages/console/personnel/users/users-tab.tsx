import { ALL_USERS } from '@/features/organisations/organisations';
import { usePermission } from '@/features/session/permitted';
import { findUsers } from '@/features/users/users-api';
import type { UserRow } from '@/features/users/users-schema';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useAddRequest } from '@/shared/console-ui/list/query/use-add-request';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTexts } from '@/shared/i18n/use-texts';
import { OrgSide } from './organisations/org-side';
import { UserActions } from './user-actions';
import { useUserColumns } from './user-columns';
import { UserDialog } from './user-dialog';
import { UserForm } from './user-form';
import { useUserActions } from './use-user-actions';
import { groupOf, USER_WIRE, usersFilter, usersQuery } from './users-query';

const ROW_PERMS = ['update', 'setRole', 'setOrg', 'enable', 'updatePassword', 'resetPassword', 'delete'].map(
  (action) => `system_user_${action}`,
);

/** Users: the organisations on the left, the list with its filters, and the actions (contract §5). */
export function UsersTab({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTexts(['personnel', 'console']);
  const list = useListQuery(USER_WIRE, { name: 'users' });
  const org = list.texts['org'] ?? '';
  const answer = useListRows(usersQuery(list, list.wire));
  const selection = useSelection(list.wire, answer.data?.rows);
  const columns = useUserColumns();
  const actions = useUserActions(answer.data?.rows ?? []);
  const { editing } = actions;
  const hasActions = usePermission(ROW_PERMS);
  const rowActions = hasActions
    ? (user: UserRow) => <UserActions user={user} actions={actions} />
    : undefined;
  const mayAdd = usePermission(['system_user_insert']);
  useAddRequest(mayAdd, actions.add);
  const mayDelete = usePermission(['system_user_delete']);
  const mayEnable = usePermission(['system_user_enable']);
  const removeAll = async (ids: readonly string[]) => {
    if (await actions.removeAll(ids)) selection.clear();
  };
  // The filters apply within the selected organisation.
  const inGroup: typeof list = { ...list, setTexts: (texts) => list.setTexts({ ...texts, org }) };
  return (
    <div className="users-tab">
      <OrgSide
        group={groupOf(list)}
        onSelect={(next) => list.setTexts({ ...list.texts, org: next === ALL_USERS ? '' : next })}
      />
      <ListPage
        heading={heading}
        title={t('users.title')}
        count={answer.total === undefined ? undefined : t('users.count', { count: answer.total })}
        selected={selection.ids.length}
        notice={
          actions.task === null &&
          editing.edited === null && (
            <DraftsNote
              start="user:"
              onOpen={(id) => (id === null ? actions.add() : void actions.edit({ id }))}
            />
          )
        }
        filters={
          <FilterForm
            list={inGroup}
            onRepeat={actions.readAgain}
            fields={[
              { name: 'username', label: t('user.username'), placeholder: t('console:filter.exact') },
              { name: 'no', label: t('user.no'), placeholder: t('console:filter.exact') },
              { name: 'realName', label: t('user.realName'), placeholder: t('console:filter.contains') },
              {
                name: 'enable',
                label: t('user.enable'),
                options: [
                  { value: '1', label: t('user.enabled') },
                  { value: '0', label: t('user.disabled') },
                ],
              },
            ]}
          />
        }
        tools={
          <ListTools
            addText={t('users.add')}
            selected={selection.ids}
            writes={actions}
            onAdd={mayAdd ? actions.add : undefined}
            onDelete={mayDelete ? (ids) => void removeAll(ids) : undefined}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('users.title')}
                read={(wire) => findUsers(usersFilter(list, wire))}
                onRefresh={actions.readAgain}
              />
            }
          />
        }
        table={
          <ListTable
            label={t('users.title')}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={(user) => user.username}
            selection={mayDelete || mayEnable ? selection : undefined}
            bulkActions={
              mayEnable
                ? [
                    {
                      key: 'enable',
                      label: t('users.enableMany'),
                      run: (users) => void actions.enableAll(users),
                    },
                    {
                      key: 'disable',
                      label: t('users.disableMany'),
                      run: (users) => void actions.disableAll(users),
                    },
                  ]
                : undefined
            }
            actions={rowActions}
          />
        }
      />
      {editing.props !== null && <UserForm key={editing.key} {...editing.props} />}
      {actions.task !== null && (
        <UserDialog task={actions.task} onFinish={actions.finish} onClose={actions.close} />
      )}
    </div>
  );
}
