import { Gated } from '@/features/session/gated';
import { UsersTab } from './users/users-tab';
import './personnel-page.css';

/** The list of users as a page of its own, for use by the server's menu. */
export default function UsersPage() {
  return (
    <Gated perm="system_user_select">
      <UsersTab heading="h1" />
    </Gated>
  );
}
