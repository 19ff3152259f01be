import { matchPath, useLocation } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { PATTERNS, paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/empty-state';
import { Link } from '@/shared/ui/link';
import './not-built-page.css';

/** Stands in the place of a page that is being built: says so, says what it will hold, and leads on. */
export default function NotBuiltPage() {
  const { t } = useTexts(['about', 'shell']);
  const { pathname } = useLocation();
  const key = Object.entries(PATTERNS).find(([, pattern]) => matchPath(pattern, pathname))?.[0] ?? 'about';
  const title = t(`shell:title.${key}`);
  return (
    <div className="not-built page-width">
      <h1>{title}</h1>
      <EmptyState
        why={t('notBuilt.why', { page: title })}
        next={t('notBuilt.will', { holds: t(`notBuilt.holds.${key}`) })}
      >
        <Link to={paths.taxOriginSearch()}>{t('shell:goOn.tariff')}</Link>
        <Link to={paths.home()}>{t('shell:goOn.home')}</Link>
      </EmptyState>
    </div>
  );
}
