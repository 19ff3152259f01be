import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { ABOUT_SECTIONS, paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import './portal-footer.css';

export interface PortalFooterProps {
  /** The table of the site's data. */
  sources?: ReactNode;
}

/** 数据从哪里来, the links to the pages about the site, and the legal sentence. */
export function PortalFooter({ sources }: PortalFooterProps) {
  const { t } = useTexts('shell');
  return (
    <footer className="portal-footer">
      <div className="page-width">
        {sources}
        <div className="portal-footer-end">
          <nav className="portal-footer-links" aria-label={t('footer.about')}>
            <ul className="portal-footer-list">
              {ABOUT_SECTIONS.map((section) => (
                <li key={section}>
                  <Link to={paths.about(section)}>{t(`footer.link.${section}`)}</Link>
                </li>
              ))}
              <li>
                <Link to={paths.saved()}>{t('title.saved')}</Link>
              </li>
            </ul>
          </nav>
          <p>{t('footer.legal')}</p>
        </div>
      </div>
    </footer>
  );
}
