import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '../controls/link';
import { SiteMark } from './site-mark';
import './site-name.css';

/** Mark and name of the site on an ink bar; links to the home page. */
export function SiteName() {
  const { t } = useTexts('shell');
  return (
    <Link to={paths.home()} className="site-name">
      <SiteMark />
      <span>{t('siteName')}</span>
    </Link>
  );
}
