import { Suspense } from 'react';
import { usePermission } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { ViewFocus } from '@/shared/console-ui/view-focus';
import { lazyPart } from '@/shared/loading/lazy-part';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { EditionsList } from './list/editions-list';
import { useShownEdition } from './use-shown-edition';
import './editions-page.css';

/** Loaded when they are opened: the list needs none of them. */
const ImportView = lazyPart(() => import('./import/import-view').then((part) => part.ImportView));
const LinesView = lazyPart(() => import('./lines/lines-view').then((part) => part.LinesView));
const RecordView = lazyPart(() => import('./record/record-view').then((part) => part.RecordView));

const SELECT = 'content_edition_select';

/** The tariffs of the importers and the rules of origin: their editions, an import of a new one, and its way to publication. */
export default function EditionsPage() {
  const { t } = useTexts('editions');
  if (usePermission([SELECT])) return <Editions />;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm: SELECT })} />;
}

function Editions() {
  return (
    <ViewFocus view={viewOf(useShownEdition())}>
      <Suspense fallback={<LoadingState />}>
        <ShownPart />
      </Suspense>
    </ViewFocus>
  );
}

function viewOf({ imported, edition, lines }: ReturnType<typeof useShownEdition>): string | null {
  if (imported !== null) return 'import';
  if (edition === null) return null;
  return lines === null ? 'record' : 'lines';
}

function ShownPart() {
  const shown = useShownEdition();
  if (shown.imported !== null) return <ImportView key={shown.imported} subject={shown.imported} />;
  if (shown.edition !== null && shown.lines !== null)
    return <LinesView key={shown.lines} id={shown.edition} lines={shown.lines} />;
  if (shown.edition !== null) return <RecordView key={shown.edition} id={shown.edition} />;
  return <EditionsList />;
}
