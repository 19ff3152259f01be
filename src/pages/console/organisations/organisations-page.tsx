import { Gated } from '@/features/session/gated';
import { OrgTree } from './org-tree';

/** The administration of organisations (contract §5, 组织管理). */
export default function OrganisationsPage() {
  return (
    <Gated perm="system_org_select">
      <OrgTree />
    </Gated>
  );
}
