import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Gated } from './gated';
import { MenusTab } from './menus/menus-tab';
import { RolesTab } from './roles/roles-tab';
import { UsersTab } from './users/users-tab';
import './personnel-page.css';

const TABS = ['users', 'roles', 'menus'] as const;

/** The configuration section (specification §2, title 配置): users, roles and menus, one list at a time by `?tab=`. */
export default function PersonnelPage() {
  const { t } = useTranslation('personnel');
  const [params, setParams] = useSearchParams();
  const current = TABS.find((tab) => tab === params.get('tab')) ?? TABS[0];
  return (
    <div className="personnel-page">
      <h1 className="personnel-title">{t('title')}</h1>
      <Tabs
        activeKey={current}
        // Page, filters and order belong to the list that is left; back brings them again.
        onChange={(tab) => setParams({ tab })}
        items={TABS.map((tab) => ({
          key: tab,
          label: t(`tab.${tab}`),
          children: tab === current && LISTS[tab],
        }))}
      />
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
