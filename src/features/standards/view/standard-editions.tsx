import type { StandardDetail } from '../standards-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { useListLeft } from '@/shared/list/use-list-left';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Tag } from '@/shared/ui/marks/tag';

/** Other editions of the same number, latest first. */
export function StandardEditions({ standard: { editions } }: { standard: StandardDetail }) {
  const { t } = useTexts('standard');
  const from = useListLeft();
  if (editions.length === 0) return <p className="no-data">{t('editions.none')}</p>;
  return (
    <ul className="standard-editions">
      {editions.map(({ id, number, status }) => (
        <li key={id}>
          <Link to={paths.standardDetails(id)} from={from}>
            {number}
          </Link>{' '}
          <Tag>{t(`status.${status}`)}</Tag>
        </li>
      ))}
    </ul>
  );
}
