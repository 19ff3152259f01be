import { Gated } from '@/features/session/gated';
import { TenantsList } from './tenants-list';

/** The administration of tenants (contract §5, 租户管理). */
export default function TenantsPage() {
  return (
    <Gated perm="system_tenant_select">
      <TenantsList />
    </Gated>
  );
}
