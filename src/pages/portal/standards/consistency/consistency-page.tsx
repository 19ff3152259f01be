import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Tabs } from '@/shared/ui/controls/tabs';
import { lazyPart } from '@/shared/loading/lazy-part';
import { paths } from '@/shared/routing/paths';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { EvaluateTab } from './evaluate-tab';
import './consistency.css';

const BatchTab = lazyPart(() => import('./batch/batch-tab').then((part) => part.BatchTab));
const LibraryTab = lazyPart(() => import('./library/library-tab').then((part) => part.LibraryTab));

const TABS = ['evaluate', 'batch', 'library'] as const;

/** `/home/standard/consistency`: the degree of adoption of one standard, of a list, and across the library. */
export default function StandardConsistencyPage() {
  const { t } = useTexts(['consistency', 'shell']);
  const [params] = useSearchParams();
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'evaluate';
  const id = params.get('id') ?? undefined;
  return (
    <div className="consistency page-width">
      <PageHead title={t('shell:title.standardConsistency')} lead={t('lead')} />
      <Tabs
        label={t('tabs')}
        current={tab}
        tabs={TABS.map((each) => ({
          id: each,
          label: t(`tab.${each}`),
          to: paths.standardConsistency({ tab: each === 'evaluate' ? undefined : each, id }),
        }))}
      />
      {tab === 'evaluate' && <EvaluateTab />}
      <ErrorBoundary>
        <Suspense fallback={<LoadingState />}>
          {tab === 'batch' && <BatchTab />}
          {tab === 'library' && <LibraryTab />}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
