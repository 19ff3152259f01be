import { useLocation } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { PANES, searchOf, type Pane } from './personal-address';

/** The panes as links, so that each has its address: a column from 992 px, else a row above the pane. */
export function PaneLinks({ current }: { current: Pane }) {
  const { t } = useTexts('personal');
  const { pathname } = useLocation();
  return (
    <nav className="personal-panes" aria-label={t('panes')}>
      {PANES.map((pane) => (
        <Link key={pane} to={pathname + searchOf(pane)} aria-current={pane === current ? 'page' : undefined}>
          {t(`pane.${pane}`)}
        </Link>
      ))}
    </nav>
  );
}
