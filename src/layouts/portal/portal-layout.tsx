import { useRef, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { PortalFooter, type PortalFooterProps } from './footer/portal-footer';
import { PortalHeader, type PortalHeaderProps } from './header/portal-header';
import './portal-layout.css';

interface PortalLayoutProps extends PortalHeaderProps, PortalFooterProps {
  children: ReactNode;
  /** The text of the live region; empty without an announcement. */
  announcement?: string;
}

/** The shell of the public pages: skip link, header, main, footer, live region. Loads nothing itself. */
export function PortalLayout({ children, sources, announcement = '', ...header }: PortalLayoutProps) {
  const { t } = useTexts('shell');
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* A hash link would navigate the router, so a script moves the focus. */}
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {t('skipToContent')}
      </button>
      <PortalHeader {...header} />
      <main id="main" className="portal-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <PortalFooter sources={sources} />
      <LiveRegion message={announcement} />
    </>
  );
}
