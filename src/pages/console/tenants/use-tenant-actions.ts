import {
  deleteTenant,
  deleteTenants,
  enableTenant,
  getTenant,
  TENANT_LISTS,
} from '@/features/tenants/tenants-api';
import type { TenantRow } from '@/features/tenants/tenants-schema';
import { usePermission } from '@/features/session/permitted';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { TenantValues } from './tenant-form';

/** The actions on tenants. */
export type TenantActionsOf = ReturnType<typeof useTenantActions>;

/** The actions of the list of tenants (contract §5) and the dialog open for one of them. */
export function useTenantActions(rows: readonly TenantRow[]) {
  const { t } = useTexts(['tenants', 'console']);
  const confirm = useConfirm();
  const { run, runEach, prepare, ...writes } = useRowWrites(TENANT_LISTS);
  const read = (id: string) => prepare(() => getTenant(id));
  const editing = useEditing<TenantValues, TenantRow>(rows, {
    mayAdd: usePermission(['system_tenant_insert']),
    read,
    unique: ['tenantName'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  const askDelete = async (detail: string, ids: readonly string[], write: () => Promise<unknown>) => {
    if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
      await run(`delete ${ids.join()}`, write, t('console:done.deleted'));
  };
  const enableEach = (tenants: readonly TenantRow[], isEnabled: boolean) => {
    const changed = tenants.filter(({ enable }) => (enable === '1') !== isEnabled);
    return runEach(`enable ${isEnabled} ${changed.map(({ id }) => id).join()}`, changed, {
      write: ({ id }) => enableTenant(id, isEnabled),
      nameOf: ({ tenantName }) => tenantName,
      done: t(isEnabled ? 'enabledManyDone' : 'disabledManyDone', { count: changed.length }),
    });
  };
  return {
    ...writes,
    editing,
    add: editing.add,
    edit: async ({ id }: Pick<TenantRow, 'id'>) => {
      const tenant = await read(id);
      if (tenant !== null) editing.edit(tenant);
    },
    enable: ({ id }: TenantRow) => run(`enable ${id}`, () => enableTenant(id, true), t('enabledDone')),
    disable: async ({ id, tenantName }: TenantRow) => {
      if (await confirm({ content: t('askDisable', { name: tenantName }) }))
        await run(`disable ${id}`, () => enableTenant(id, false), t('disabledDone'));
    },
    enableAll: (tenants: readonly TenantRow[]) => enableEach(tenants, true),
    disableAll: async (tenants: readonly TenantRow[]) => {
      if (await confirm({ content: t('askDisableMany', { count: tenants.length }) }))
        await enableEach(tenants, false);
    },
    remove: ({ id, tenantName }: TenantRow) =>
      askDelete(t('askDelete', { name: tenantName }), [id], () => deleteTenant(id)),
    removeAll: (ids: readonly string[]) =>
      askDelete(t('askDeleteAll', { count: ids.length }), ids, () => deleteTenants(ids)),
  };
}
