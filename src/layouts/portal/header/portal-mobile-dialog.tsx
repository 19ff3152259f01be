import { Suspense } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Dialog } from '@/shared/ui/controls/dialog';
import { Link } from '@/shared/ui/controls/link';
import { AccountLinks, type AccountLinksProps } from './account-links';
import { currentMark, PORTAL_MENU, type PortalMenuEntry } from './portal-menu-entries';
import { ThemeSelect } from './theme-select';

interface PortalMobileDialogProps extends AccountLinksProps {
  currentPath: string;
  onClose: () => void;
}

/** Menu, theme and account over the full height; its code loads when the menu is first opened. */
export function PortalMobileDialog(props: PortalMobileDialogProps) {
  const { user, signInAt, onLogOut, currentPath, onClose } = props;
  const { t } = useTexts('shell');
  return (
    <Dialog isOpen title={t('menuLabel')} onClose={onClose} placement="side">
      <nav aria-label={t('menuLabel')}>
        <EntryList entries={PORTAL_MENU} currentPath={currentPath} onFollow={onClose} />
      </nav>
      <div className="portal-mobile-end">
        {/* Its texts load separately; the menu does not wait for them. */}
        <Suspense>
          <ThemeSelect />
        </Suspense>
        <div className="portal-mobile-account">
          <AccountLinks user={user} signInAt={signInAt} onLogOut={onLogOut} onFollow={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

interface EntryListProps {
  entries: readonly PortalMenuEntry[];
  currentPath: string;
  onFollow: () => void;
}

function EntryList({ entries, currentPath, onFollow }: EntryListProps) {
  const { t } = useTexts('shell');
  return (
    <ul className="portal-mobile-list">
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link to={entry.to} onClick={onFollow} aria-current={currentMark(entry, currentPath)}>
            {t(`menu.${entry.key}`)}
          </Link>
          {entry.tools !== undefined && (
            <EntryList entries={entry.tools} currentPath={currentPath} onFollow={onFollow} />
          )}
        </li>
      ))}
    </ul>
  );
}
