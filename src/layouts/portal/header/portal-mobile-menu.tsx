import { Suspense, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Icon } from '@/shared/ui/controls/icon';
import type { AccountLinksProps } from './account-links';
import './portal-mobile-menu.css';

const PortalMobileDialog = lazyPart(() =>
  import('./portal-mobile-dialog').then((part) => part.PortalMobileDialog),
);

interface PortalMobileMenuProps extends AccountLinksProps {
  currentPath: string;
}

/** Below 992 px: one button that opens menu, theme and account. */
export function PortalMobileMenu(props: PortalMobileMenuProps) {
  const { t } = useTexts('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="portal-menu-button"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Suspense>
          <PortalMobileDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
