import { useQuery } from '@tanstack/react-query';
import type { RecentChange } from './recent-change';
import { useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { Block, RowsLoading } from '../block';
import { withQuery } from '@/shared/routing/with-query';
import { NamedRow } from '../attention/named-row';
import { When } from '../when';

interface RecentListProps {
  kind: 'dicts' | 'users' | 'menus';
  query: {
    queryKey: readonly [string, string];
    queryFn: (requested: { signal: AbortSignal }) => Promise<RecentChange[]>;
  };
  /** The page where they are managed; null if the user has no access to it. */
  address: string | null;
  /** The filter of that page that finds a row; without one the rows are no links. */
  filter?: string;
}

/** One kind of rows by their last change, newest first. */
export function RecentList({ kind, query, address, filter }: RecentListProps) {
  const { t } = useTexts('overview');
  const answer = useQuery(query);
  return (
    <Block title={t(`recent.${kind}`)} more={{ to: address, label: t(`recent.${kind}More`) }}>
      <QueryView query={answer} failure={t(`recent.${kind}Failed`)} loading={<RowsLoading />}>
        {(changes) =>
          changes.length === 0 ? (
            <p>{t(`recent.${kind}None`)}</p>
          ) : (
            <ol className="overview-changes">
              {changes.map((change) => (
                <Change
                  key={change.id}
                  change={change}
                  to={
                    address !== null && filter !== undefined
                      ? withQuery(address, { [filter]: change.key })
                      : null
                  }
                />
              ))}
            </ol>
          )
        }
      </QueryView>
    </Block>
  );
}

function Change({ change, to }: { change: RecentChange; to: string | null }) {
  const { name, label = { text: name }, code, isNew, moment } = change;
  const textOf = useLabels();
  const { t } = useTexts('overview');
  return (
    <li>
      <span className="overview-change-name">
        {'pageKey' in label ? textOf(label) : <NamedRow name={name} to={to} />}
        {code !== '' && <span className="overview-quiet">{code}</span>}
      </span>
      <span className="overview-quiet">{t(isNew ? 'recent.added' : 'recent.changed')}</span>
      <When moment={moment} />
    </li>
  );
}
