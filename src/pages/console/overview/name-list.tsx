import { useTexts } from '@/shared/i18n/use-texts';
import { withQuery } from '@/shared/routing/with-query';
import { NamedRow } from './attention/named-row';

interface NameListProps {
  names: readonly { name: string; code: string }[];
  /** How many more there are. */
  more: number;
  /** The list they stand in, and its filter by their code; null where the user has none. */
  address: string | null;
  filter: string;
}

/** Names from the back end on one line, each leading to its row, with how many more there are. */
export function NameList({ names, more, address, filter }: NameListProps) {
  const { t } = useTexts('overview');
  return (
    <ul className="overview-names">
      {names.map(({ name, code }) => (
        <li key={code}>
          <NamedRow name={name} to={address && withQuery(address, { [filter]: code })} />
        </li>
      ))}
      {more > 0 && <li className="overview-quiet">{t('more', { count: more })}</li>}
    </ul>
  );
}
