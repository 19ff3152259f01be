import { useState } from 'react';
import { usePermission } from '@/features/session/permitted';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { PartsDrawer } from './parts/parts-drawer';
import { StandardsList } from './standards-list';
import { useOpenStandard } from './use-open-standard';
import './standards-page.css';

const SELECT = 'content_standard_select';

/** The administration of standards: their list, and beside it the indicators and relations of one. */
export default function StandardsPage() {
  const { t } = useTexts('standards-admin');
  if (usePermission([SELECT])) return <Standards />;
  return <EmptyState why={t('noPermission.why')} next={t('noPermission.next', { perm: SELECT })} />;
}

function Standards() {
  const shown = useOpenStandard();
  const [isStandardDirty, setIsStandardDirty] = useState(false);
  const [isPartDirty, setIsPartDirty] = useState(false);
  useUnsavedMark(isStandardDirty || isPartDirty);
  return (
    <>
      <StandardsList onOpen={shown.open} onDirtyChange={setIsStandardDirty} />
      <PartsDrawer shown={shown} onDirtyChange={setIsPartDirty} />
    </>
  );
}
