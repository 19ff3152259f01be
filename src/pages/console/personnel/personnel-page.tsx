import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { Tabs } from '@/shared/ui/controls/tabs';
import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { Gated } from '@/features/session/gated';
import { MenusTab } from './menus/menus-tab';
import { PERSONNEL_TABS, tabAt } from './personnel-tabs';
import { RolesTab } from './roles/roles-tab';
import { UsersTab } from './users/users-tab';
import './personnel-page.css';

/** The configuration section (specification §2, title 配置): users, roles and menus, one list at a time by `?tab=`. */
export default function PersonnelPage() {
  const { t } = useTexts('personnel');
  const [params] = useSearchParams();
  const current = tabAt(params);
  return (
    <div className="personnel-page">
      <h1 className="personnel-title">{t('title')}</h1>
      <Tabs
        label={t('title')}
        // Page, filters and order belong to the list that is left; the back button restores them.
        tabs={PERSONNEL_TABS.map((tab) => ({
          id: tab,
          label: t(`tab.${tab}`),
          to: `${CONSOLE_PATTERNS.personnelManagement}?tab=${tab}`,
        }))}
        current={current}
      />
      {LISTS[current]}
    </div>
  );
}

const LISTS = {
  users: (
    <Gated perm="system_user_select">
      <UsersTab />
    </Gated>
  ),
  roles: (
    <Gated perm="system_role_select">
      <RolesTab />
    </Gated>
  ),
  menus: (
    <Gated perm="system_menu_select">
      <MenusTab />
    </Gated>
  ),
};
