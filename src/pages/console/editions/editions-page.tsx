import { usePermission } from '@/features/session/permitted';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ImportView } from './import/import-view';
import { EditionsList } from './list/editions-list';
import { RecordView } from './record/record-view';
import { useShownEdition } from './use-shown-edition';
import './editions-page.css';

const SELECT = 'content_edition_select';

/** The tariffs of the importers and the rules of origin: their editions, an import of a new one, and its way to publication. */
export default function EditionsPage() {
  const { t } = useTexts('editions');
  if (usePermission([SELECT])) return <Editions />;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm: SELECT })} />;
}

function Editions() {
  const shown = useShownEdition();
  if (shown.imported !== null) return <ImportView key={shown.imported} subject={shown.imported} />;
  if (shown.edition !== null) return <RecordView key={shown.edition} id={shown.edition} />;
  return <EditionsList />;
}
