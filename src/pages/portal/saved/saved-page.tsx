import { useSession } from '@/features/session/session-store';
import { useSaved } from '@/features/saved/use-saved';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Tabs } from '@/shared/ui/controls/tabs';
import { useListState } from '@/shared/list/use-list-state';
import { paths } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { ChangesPart } from './changes-part';
import { ItemsPart } from './items-part';
import '@/shared/ui/fields/field.css';
import './saved-page.css';

/** `/home/kept`: what the reader saved in this browser, and what changed in it and around it. */
export default function SavedPage() {
  const { t } = useTexts('saved');
  const { tab } = useListState([]);
  const { accessToken, username } = useSession();
  const saved = useSaved();
  const current = tab === 'changes' ? tab : 'items';
  return (
    <div className="page-width">
      <PageHead title={t('title')} lead={t('lead')} />
      <Tabs
        label={t('title')}
        current={current}
        tabs={[
          { id: 'items', label: t('tabs.items'), to: paths.saved() },
          { id: 'changes', label: t('tabs.changes'), to: paths.saved({ tab: 'changes' }) },
        ]}
      />
      {current === 'items' ? (
        <ItemsPart saved={saved} user={accessToken === null ? null : username} />
      ) : (
        <ErrorBoundary>
          <ChangesPart saved={saved.list} />
        </ErrorBoundary>
      )}
    </div>
  );
}
