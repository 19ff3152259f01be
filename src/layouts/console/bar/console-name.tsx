import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { SiteMark } from '@/shared/ui/site/site-mark';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import { ShellLink } from '../shell-link';

/** Mark and name of the console, linking to its first page. */
export function ConsoleName() {
  const { t } = useTexts('admin');
  return (
    <ShellLink to={paths.index()} className="admin-name">
      <SiteMark />
      <span aria-hidden="true">{t('consoleName')}</span>
      <VisuallyHidden>{t('consoleName')}</VisuallyHidden>
    </ShellLink>
  );
}
