import { Permitted } from '@/features/session/permitted';
import type { TenantRow } from '@/features/tenants/tenants-schema';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import type { TenantActionsOf } from './use-tenant-actions';

interface TenantActionsProps {
  tenant: TenantRow;
  actions: TenantActionsOf;
}

/** The actions of one tenant, each behind its permission. */
export function TenantActions({ tenant, actions }: TenantActionsProps) {
  const { t } = useTexts(['tenants', 'console']);
  const isEnabled = tenant.enable === '1';
  const switchState = isEnabled ? actions.disable : actions.enable;
  return (
    <>
      <Permitted anyOf={['system_tenant_update']}>
        <RowAction subject={tenant.tenantName} onPress={() => void actions.edit(tenant)}>
          {t('console:action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_tenant_enable']}>
        <RowAction subject={tenant.tenantName} onPress={() => void switchState(tenant)}>
          {t(isEnabled ? 'disable' : 'enable')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_tenant_delete']}>
        <RowAction subject={tenant.tenantName} isDeletion onPress={() => void actions.remove(tenant)}>
          {t('console:action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
