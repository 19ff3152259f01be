import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from './icon';
import { VisuallyHidden } from '../styles/visually-hidden';
import './external-link.css';

/** Prevents a line break between the icon and the last word. */
const WORD_JOINER = '\u2060';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Language of the target as BCP 47, if it differs from the page's. */
  hrefLang?: string;
}

/**
 * A link that leaves the site: opens in a new tab, labelled as such. Only http and https become links; else the text
 * is plain.
 */
export function ExternalLink({ href, children, hrefLang }: ExternalLinkProps) {
  const { t } = useTexts('ui');
  if (!/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <a className="external-link" href={href} hrefLang={hrefLang} target="_blank" rel="noopener noreferrer">
      {children}
      {WORD_JOINER}
      <Icon name="external" size={12} />
      <VisuallyHidden>{t('link.newWindow')}</VisuallyHidden>
    </a>
  );
}
