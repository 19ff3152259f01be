import { Gated } from '@/features/session/gated';
import { RolesTab } from './roles/roles-tab';
import './personnel-page.css';

/** The list of roles as a page of its own, for use by the server's menu. */
export default function RolesPage() {
  return (
    <Gated perm="system_role_select">
      <RolesTab heading="h1" />
    </Gated>
  );
}
