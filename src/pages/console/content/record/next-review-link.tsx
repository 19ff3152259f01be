import { useKindName } from '@/features/content/words/use-kind-name';
import { contentRecordAddress } from '@/features/menu/page-address';
import { useMenu } from '@/features/menu/menu-store';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { queueQuery } from '@/features/work-queue/queue-api';
import { useFreshQuery } from '@/shared/console-ui/use-fresh-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { nextReviewAfter } from './next-review';

interface NextReviewLinkProps {
  kind: string;
  id: string;
}

/** The way to the next record that waits for the reader's review, of whatever kind; nothing where none does. */
export function NextReviewLink({ kind, id }: NextReviewLinkProps) {
  const { t } = useTexts('content');
  const nameOf = useKindName();
  const entries = useMenu((menu) => menu.entries);
  const session = useSession();
  const { data } = useFreshQuery(queueQuery(useLanguage()));
  const next = nextReviewAfter(data?.reviews?.rows ?? [], kind, id);
  const may = (permissions: readonly string[]) => mayUse(session, permissions);
  const to = next && contentRecordAddress(entries, may, next.kind, next.id, { state: 'waiting' });
  if (next === null || to === null) return null;
  return (
    <Link to={to} className="record-ways-next">
      {t('nextReview', { name: next.name.text, kind: nameOf(next.kind) })}
    </Link>
  );
}
