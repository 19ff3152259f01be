import { SEARCH_KINDS } from '@/features/site-search/dialog/search-entry';
import type { SearchKind } from '@/features/site-search/dialog/search-entry';
import type { SiteSearch } from '@/features/site-search/use-site-search';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

interface KindLinksProps {
  q: string;
  /** Null for all kinds. */
  kind: SearchKind | null;
  /** Null if the text is too short to search for. */
  found: SiteSearch | null;
}

/** The kinds with their number of results, as far as known; shows one at a time, or all. */
export function KindLinks({ q, kind, found }: KindLinksProps) {
  const { t } = useTexts('search');
  const language = useLanguage();
  const row = (label: string, total: number | null, hasSome: boolean, named: SearchKind | null) => (
    <li key={named ?? 'all'}>
      {!hasSome && kind !== named ? (
        <span className="kind-without">{label}</span>
      ) : (
        <Link
          to={paths.search({ q, kind: named ?? undefined })}
          aria-current={kind === named ? 'page' : undefined}
        >
          {label}
        </Link>
      )}
      {total !== null && <span>{formatNumber(total, language, 0)}</span>}
    </li>
  );
  return (
    <nav className="kind-links" aria-labelledby="kind-links">
      <h2 id="kind-links">{t('kinds')}</h2>
      <ul>
        {row(t('everything'), wholeOf(found), (found?.total ?? 0) > 0, null)}
        {SEARCH_KINDS.map((each) =>
          row(t(`kind.${each}`), totalOf(found, each), groupOf(found, each) !== undefined, each),
        )}
      </ul>
    </nav>
  );
}

const groupOf = (found: SiteSearch | null, kind: SearchKind) =>
  found?.groups.find((each) => each.kind === kind);

/** Number of results of a kind; null while unknown: not requested, pending, or failed. */
function totalOf(found: SiteSearch | null, kind: SearchKind): number | null {
  const group = groupOf(found, kind);
  if (group) return group.isOld ? null : group.total;
  if (found === null || found.isPending) return null;
  if (kind === 'page' || kind === 'term' || kind === 'country') return 0;
  return (kind === 'hs' ? found.failed.codes : found.failed.records) ? null : 0;
}

const wholeOf = (found: SiteSearch | null): number | null =>
  found === null || found.isPending ? null : found.total;
