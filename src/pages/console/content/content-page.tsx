import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { authorityFor } from '@/features/content/record-state';
import type { ContentKind } from '@/features/content/content-kind';
import { usePermission } from '@/features/session/permitted';
import { undeleteContent } from '@/features/content/content-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { ViewFocus } from '@/shared/console-ui/view-focus';
import { lazyPart } from '@/shared/loading/lazy-part';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { kindAt } from './kind-at';
import { ContentList } from './list/content-list';
import { RecordFocus } from './record/record-focus';
import { useContentWrites } from './use-content-writes';
import { useContentPlace } from './use-content-place';

/** Loaded when a record is opened: it needs the form. */
const RecordPage = lazyPart(() => import('./record/content-record').then((part) => part.RecordPage));

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
  // Of the list: what was deleted on the page of a record can be brought back there.
  const writes = useContentWrites();
  const perm = authorityFor(kind.id, 'select');
  if (!usePermission([perm]))
    return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm })} />;
  return (
    <ViewFocus view={place.record === null ? null : 'record'}>
      {place.record === null ? (
        <ContentList kind={kind} writes={writes} />
      ) : (
        <RecordFocus record={place.record}>
          <Suspense fallback={<LoadingState />}>
            <RecordPage
              key={place.record}
              kind={kind}
              id={place.record === 'new' ? null : place.record}
              onDeleted={(id) => {
                writes.offerUndo(() => undeleteContent(kind.id, id));
                place.close();
              }}
            />
          </Suspense>
        </RecordFocus>
      )}
    </ViewFocus>
  );
}
