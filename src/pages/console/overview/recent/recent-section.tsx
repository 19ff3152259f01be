import { recentDictsQuery, recentMenusQuery, recentUsersQuery } from './recent-api';
import { useHoldsPerm } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { usePageAddress } from '../own-pages';
import { RecentList } from './recent-list';

/** The dictionaries, users and menu entries changed last, as far as the user may see them. */
export function RecentSection() {
  const { t } = useTexts('overview');
  const seesUsers = useHoldsPerm('system_user_select');
  const seesMenus = useHoldsPerm('system_menu_select');
  const dicts = usePageAddress('/dictManagement/index');
  const users = usePageAddress('/userManagement/index');
  const menus = usePageAddress('/menuManagement/index');
  return (
    <Section title={t('recent.title')} lead={t('recent.lead')}>
      <div className="overview-columns">
        <RecentList kind="dicts" query={recentDictsQuery} address={dicts} filter="typeCode" />
        {seesUsers && <RecentList kind="users" query={recentUsersQuery} address={users} filter="username" />}
        {seesMenus && <RecentList kind="menus" query={recentMenusQuery} address={menus} />}
      </div>
    </Section>
  );
}
