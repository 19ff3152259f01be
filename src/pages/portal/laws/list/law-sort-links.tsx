import { Link, useSearchParams } from 'react-router-dom';
import type { LawSort } from '@/features/laws/law-filters';
import { useTexts } from '@/shared/i18n/use-texts';
import { writeListState } from '@/shared/list-ui/list-state';
import { listAddress } from './list-address';

const SORTS: readonly LawSort[] = ['newest', 'oldest'];

/** The order of the list as two links, the one in use marked. */
export function LawSortLinks({ sort }: { sort: LawSort }) {
  const { t } = useTexts('law');
  const [params] = useSearchParams();
  const addressOf = (wanted: LawSort) => {
    const query = writeListState(params, {});
    if (wanted === 'newest') query.delete('sort');
    else query.set('sort', wanted);
    return listAddress(query);
  };
  return (
    <nav className="law-sort" aria-label={t('sort.label')}>
      {SORTS.map((each) => (
        <Link key={each} to={addressOf(each)} aria-current={each === sort ? 'true' : undefined}>
          {t(`sort.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
