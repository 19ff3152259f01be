import { usePermission } from '@/features/session/permitted';
import { findTenants } from '@/features/tenants/tenants-api';
import type { TenantRow } from '@/features/tenants/tenants-schema';
import { useListRows } from '@/shared/console-ui/list/query/use-list-rows';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { FilterForm } from '@/shared/console-ui/list/page/filter-form';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { ListToolsEnd } from '@/shared/console-ui/list/page/list-tools-end';
import { useListQuery } from '@/shared/console-ui/list/query/use-list-query';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { ListTable } from '@/shared/console-ui/list/table/list-table';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';
import { useTexts } from '@/shared/i18n/use-texts';
import { TenantActions } from './tenant-actions';
import { TenantForm } from './tenant-form';
import { TENANT_WIRE, tenantsFilter, tenantsQuery } from './tenants-query';
import { useTenantActions } from './use-tenant-actions';

const ROW_PERMS = ['system_tenant_update', 'system_tenant_enable', 'system_tenant_delete'];

/** Tenants: the list with its filters, and the actions (contract §5, 租户管理). */
export function TenantsList() {
  const { t } = useTexts(['tenants', 'console']);
  const list = useListQuery(TENANT_WIRE);
  const answer = useListRows(tenantsQuery(list.wire));
  const selection = useSelection(list.wire, answer.data?.rows);
  const actions = useTenantActions(answer.data?.rows ?? []);
  const mayAdd = usePermission(['system_tenant_insert']);
  const mayDelete = usePermission(['system_tenant_delete']);
  const mayEnable = usePermission(['system_tenant_enable']);
  const hasActions = usePermission(ROW_PERMS);
  const stateOf = ({ enable }: TenantRow) => t(enable === '1' ? 'enabled' : 'disabled');
  const columns: readonly ListColumn<TenantRow>[] = [
    { id: 'tenantName', head: t('field.tenantName'), isSortable: true },
    { id: 'id', head: t('field.id') },
    { id: 'enable', head: t('field.enable'), text: stateOf, cell: stateOf },
    { id: 'remark', head: t('field.remark') },
  ];
  const rowActions = (tenant: TenantRow) => <TenantActions tenant={tenant} actions={actions} />;
  const { editing } = actions;
  return (
    <>
      <ListPage
        title={t('title')}
        count={answer.total === undefined ? undefined : t('count', { count: answer.total })}
        selected={selection.ids.length}
        notice={
          editing.edited === null && (
            <DraftsNote
              start="tenant:"
              onOpen={(id) => (id === null ? actions.add() : void actions.edit({ id }))}
            />
          )
        }
        filters={
          <FilterForm
            list={list}
            onRepeat={actions.readAgain}
            fields={[
              {
                name: 'tenantName',
                label: t('field.tenantName'),
                placeholder: t('console:filter.contains'),
              },
              { name: 'id', label: t('field.id'), placeholder: t('console:filter.exact') },
            ]}
          />
        }
        tools={
          <ListTools
            addText={t('add')}
            selected={selection.ids}
            writes={actions}
            onAdd={mayAdd ? actions.add : undefined}
            onDelete={mayDelete ? (ids) => void actions.removeAll(ids) : undefined}
            end={
              <ListToolsEnd
                list={list}
                columns={columns}
                fileName={t('title')}
                read={(wire) => findTenants(tenantsFilter(wire))}
                onRefresh={actions.readAgain}
              />
            }
          />
        }
        table={
          <ListTable
            label={t('title')}
            columns={columns}
            list={list}
            answer={answer}
            nameOf={({ tenantName }) => tenantName}
            selection={mayDelete || mayEnable ? selection : undefined}
            bulkActions={
              mayEnable
                ? [
                    {
                      key: 'enable',
                      label: t('enableMany'),
                      run: (tenants) => void actions.enableAll(tenants),
                    },
                    {
                      key: 'disable',
                      label: t('disableMany'),
                      run: (tenants) => void actions.disableAll(tenants),
                    },
                  ]
                : undefined
            }
            actions={hasActions ? rowActions : undefined}
          />
        }
      />
      {editing.props !== null && <TenantForm key={editing.key} {...editing.props} />}
    </>
  );
}
