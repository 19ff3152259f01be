import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { currentMark, PORTAL_MENU } from './portal-menu-entries';
import { PortalToolsMenu } from './portal-tools-menu';

/** The row of ten entries under the ink bar, from 992 px up. */
export function PortalMenu({ currentPath }: { currentPath: string }) {
  const { t } = useTexts('shell');
  return (
    <nav className="portal-menu" aria-label={t('menuLabel')}>
      <ul className="portal-menu-list page-width">
        {PORTAL_MENU.map((entry) => (
          <li key={entry.key}>
            {entry.tools === undefined ? (
              <Link
                to={entry.to}
                className="portal-menu-entry"
                aria-current={currentMark(entry, currentPath)}
              >
                {t(`menu.${entry.key}`)}
              </Link>
            ) : (
              <PortalToolsMenu entry={entry} tools={entry.tools} currentPath={currentPath} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
