import { useKindName } from '@/features/content/words/use-kind-name';
import { AccessLink } from '@/shared/console-ui/access-link';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useListAddress, type QueueFilter } from './list-addresses';

interface KindCountsProps {
  kinds: readonly { kind: string; count: number }[];
  /** What the list of a kind is filtered by. */
  filter: QueueFilter;
}

/** How many records of each kind, each number leading to the list of these records. */
export function KindCounts({ kinds, filter }: KindCountsProps) {
  const { t } = useTexts('overview');
  const language = useLanguage();
  const nameOf = useKindName();
  const addressOf = useListAddress();
  return (
    <ul className="overview-names">
      {kinds.map(({ kind, count }) => {
        const words = t('queue.count', { name: nameOf(kind), number: formatNumber(count, language) });
        return (
          <li key={kind}>
            <AccessLink to={addressOf(kind, filter)}>{words}</AccessLink>
          </li>
        );
      })}
    </ul>
  );
}
