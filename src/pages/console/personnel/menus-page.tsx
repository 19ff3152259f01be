import { Gated } from '@/features/session/gated';
import { MenusTab } from './menus/menus-tab';
import './personnel-page.css';

/** The list of menus as a page of its own, for use by the server's menu. */
export default function MenusPage() {
  return (
    <Gated perm="system_menu_select">
      <MenusTab heading="h1" />
    </Gated>
  );
}
