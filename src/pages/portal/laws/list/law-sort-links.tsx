import { useSearchParams } from 'react-router-dom';
import { lawSorts } from '@/features/laws/law-filters';
import type { LawSort } from '@/features/laws/law-filters';
import { useTexts } from '@/shared/i18n/use-texts';
import { writeListState } from '@/shared/list/list-state';
import { Link } from '@/shared/ui/controls/link';
import { listAddress } from './list-address';

/** The order of the list as links, the current one marked. */
export function LawSortLinks({ q, sort }: { q: string; sort: LawSort }) {
  const { t } = useTexts('law');
  const [params] = useSearchParams();
  const sorts = lawSorts(q);
  const addressOf = (wanted: LawSort) => {
    const query = writeListState(params, {});
    if (wanted === sorts[0]) query.delete('sort');
    else query.set('sort', wanted);
    return listAddress(query);
  };
  return (
    <nav className="law-sort" aria-label={t('sort.label')}>
      {sorts.map((each) => (
        <Link key={each} to={addressOf(each)} aria-current={each === sort ? 'true' : undefined}>
          {t(`sort.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
