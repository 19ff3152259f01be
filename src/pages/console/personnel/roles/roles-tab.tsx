import { usePermission } from '@/features/session/permitted';
import { findRoles } from '@/features/roles/roles-api';
import type { RoleRow } from '@/features/roles/roles-schema';
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
import { RoleActions } from './role-actions';
import { RoleForm } from './role-form';
import { RolePermsDialog } from './role-perms-dialog';
import { ROLE_WIRE, rolesFilter, rolesQuery } from './roles-query';
import { useRoleActions } from './use-role-actions';
import { useRoleColumns } from './use-role-columns';
import { useRoleWords } from './use-role-words';

const ROW_PERMS = ['system_role_update', 'system_role_setMenuPerms', 'system_role_delete'];

/** Roles: the list with its filters, the actions, and their menus and buttons (contract §5). */
export function RolesTab({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { t } = useTexts(['personnel', 'console']);
  const list = useListQuery(ROLE_WIRE, { name: 'roles' });
  const answer = useListRows(rolesQuery(list.wire));
  const selection = useSelection(list.wire, answer.data?.rows);
  const columns = useRoleColumns();
  const { labels } = useRoleWords();
  const actions = useRoleActions(answer.data?.rows ?? []);
  const { editing, task } = actions;
  const mayAdd = usePermission(['system_role_insert']);
  useAddRequest(mayAdd, actions.add);
  const mayDelete = usePermission(['system_role_delete']);
  const hasActions = usePermission(ROW_PERMS);
  const removeAll = async (ids: readonly string[]) => {
    if (await actions.removeAll(ids)) selection.clear();
  };
  const rowActions = hasActions ? (row: RoleRow) => <RoleActions row={row} actions={actions} /> : undefined;
  return (
    <>
      <ListPage
        heading={heading}
        title={t('roles.title')}
        count={answer.total === undefined ? undefined : t('roles.count', { count: answer.total })}
        selected={selection.ids.length}
        notice={
          task === null &&
          editing.edited === null && (
            <DraftsNote
              start="role:"
              onOpen={(id) => (id === null ? actions.add() : void actions.edit({ id }))}
            />
          )
        }
        filters={
          <FilterForm
            list={list}
            onRepeat={actions.readAgain}
            fields={[
              { name: 'label', label: t('role.label'), options: labels },
              { name: 'roleCode', label: t('role.roleCode'), placeholder: t('console:filter.exact') },
              { name: 'roleName', label: t('role.roleName'), placeholder: t('console:filter.contains') },
            ]}
          />
        }
        tools={
          <ListTools
            addText={t('roles.add')}
            selected={selection.ids}
            writes={actions}
            onAdd={mayAdd ? actions.add : undefined}
            onDelete={mayDelete ? (ids) => void removeAll(ids) : undefined}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('roles.title')}
                read={(wire) => findRoles(rolesFilter(wire))}
                onRefresh={actions.readAgain}
              />
            }
          />
        }
        table={
          <ListTable
            label={t('roles.title')}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={(role) => role.roleName}
            selection={mayDelete ? selection : undefined}
            actions={rowActions}
          />
        }
      />
      {editing.props !== null && <RoleForm key={editing.key} {...editing.props} />}
      {task !== null && (
        <RolePermsDialog
          key={task.role.id}
          task={task}
          onFinish={(done) => {
            actions.close();
            actions.finish(done);
          }}
          onClose={actions.close}
        />
      )}
    </>
  );
}
