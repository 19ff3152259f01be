import { useLocation } from 'react-router-dom';
import { authorityFor } from '@/features/content/record-state';
import type { ContentKind } from '@/features/content/content-kind';
import { usePermission } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { kindAt } from './kind-at';
import { ContentList } from './list/content-list';
import { RecordPage } from './record/content-record';
import { useContentPlace } from './use-content-place';
import './content-page.css';

/** The records of the kind that the address names, and one of them with its history. */
export default function ContentPage() {
  const { t } = useTexts('content');
  const kind = kindAt(useLocation().pathname);
  if (kind === null) return <EmptyState why={t('noKind.why')} next={t('noKind.next')} />;
  return <Kind key={kind.id} kind={kind} />;
}

function Kind({ kind }: { kind: ContentKind }) {
  const { t } = useTexts('content');
  const place = useContentPlace();
  const perm = authorityFor(kind.id, 'select');
  if (!usePermission([perm]))
    return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm })} />;
  if (place.record === null) return <ContentList kind={kind} />;
  return <RecordPage key={place.record} kind={kind} id={place.record === 'new' ? null : place.record} />;
}
