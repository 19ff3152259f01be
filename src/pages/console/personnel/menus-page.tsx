import { Gated } from './gated';
import { MenusTab } from './menus/menus-tab';
import './personnel-page.css';

/** The list of menus as a page of its own, which the server's menu may name. */
export default function MenusPage() {
  return (
    <Gated perm="system_menu_select">
      <MenusTab heading="h1" />
    </Gated>
  );
}
