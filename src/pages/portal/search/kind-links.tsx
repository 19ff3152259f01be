import { Link } from 'react-router-dom';
import { SEARCH_KINDS } from '@/features/site-search/search-entry';
import type { SearchGroup, SearchKind } from '@/features/site-search/search-entry';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';

interface KindLinksProps {
  q: string;
  /** Null for all kinds. */
  kind: SearchKind | null;
  groups: readonly SearchGroup[];
}

/** The kinds with how much was found of each; one is shown at a time, or all. */
export function KindLinks({ q, kind, groups }: KindLinksProps) {
  const { t } = useTexts('search');
  const language = useLanguage();
  const totalOf = (each: SearchKind) => groups.find((group) => group.kind === each)?.total ?? 0;
  const row = (label: string, total: number, named: SearchKind | null) => (
    <li key={named ?? 'all'}>
      {total === 0 && kind !== named ? (
        <span className="kind-without">{label}</span>
      ) : (
        <Link
          to={paths.search({ q, kind: named ?? undefined })}
          aria-current={kind === named ? 'page' : undefined}
        >
          {label}
        </Link>
      )}
      <span>{formatNumber(total, language, 0)}</span>
    </li>
  );
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <nav className="kind-links" aria-labelledby="kind-links">
      <h2 id="kind-links">{t('kinds')}</h2>
      <ul>
        {row(t('everything'), total, null)}
        {SEARCH_KINDS.map((each) => row(t(`kind.${each}`), totalOf(each), each))}
      </ul>
    </nav>
  );
}
