import type { MenuItem } from '@/features/menu/visible-menu';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';

/** A page of the menu as a link; other sites and `_blank` open in a new window and are labelled so. */
export function PageLink({ item: { label, path, isExternal, target } }: { item: MenuItem }) {
  const { t } = useTexts('ui');
  const words = <span lang={labelLang(label)}>{useLabels()(label)}</span>;
  if (isExternal) return <ExternalLink href={path}>{words}</ExternalLink>;
  if (target !== '_blank') return <Link to={path}>{words}</Link>;
  return (
    <Link to={path} target="_blank" rel="noopener">
      {words}
      <VisuallyHidden>{t('link.newWindow')}</VisuallyHidden>
    </Link>
  );
}
