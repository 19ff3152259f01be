import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ABOUT_SECTIONS, paths } from '@/shared/routing/paths';
import { FooterSources, type FooterSource } from './footer-sources';
import './portal-footer.css';

export interface PortalFooterProps {
  /** Undefined until they have been read: the table is then left out. */
  sources?: readonly FooterSource[];
}

/** 数据从哪里来, the links to what the site says about itself, and the legal sentence. */
export function PortalFooter({ sources }: PortalFooterProps) {
  const { t } = useTranslation('shell');
  return (
    <footer className="portal-footer">
      <div className="page-width">
        {sources !== undefined && sources.length > 0 && <FooterSources sources={sources} />}
        <div className="portal-footer-end">
          <nav className="portal-footer-links" aria-label={t('footer.about')}>
            <ul className="portal-footer-list">
              {ABOUT_SECTIONS.map((section) => (
                <li key={section}>
                  <Link to={paths.about(section)}>{t(`footer.link.${section}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <p>{t('footer.legal')}</p>
        </div>
      </div>
    </footer>
  );
}
