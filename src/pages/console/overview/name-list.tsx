import { useTexts } from '@/shared/i18n/use-texts';
import { withQuery } from '@/shared/routing/with-query';
import { NamedRow } from './attention/named-row';

interface NameListProps {
  names: readonly { name: string; code: string }[];
  /** How many more exist. */
  more: number;
  /** The list with these entries, filtered by their code; null if the user has no access to it. */
  address: string | null;
  filter: string;
}

/** Names from the back end on one line, each linking to its row, with how many more there are. */
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
