import { Suspense, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { AttentionSection } from './attention/attention-section';
import { Greeting } from './greeting';
import { IndexSection } from './index-section';
import { LinksSection } from './links-section';
import { LogsSection } from './logs/logs-section';
import { QueueSection } from './queue/queue-section';
import { RecentSection } from './recent/recent-section';
import './overview-page.css';

/** `/index` and `/toolIndex`: the daily start page of staff; every section loads, fails and retries on its own. */
export default function OverviewPage() {
  const { t } = useTexts('overview');
  return (
    <div className="overview">
      <h1>{t('title')}</h1>
      <Greeting />
      <Part>
        <QueueSection />
      </Part>
      <Part>
        <AttentionSection />
      </Part>
      <Part>
        <RecentSection />
      </Part>
      <Part>
        <LogsSection />
      </Part>
      <Part>
        <IndexSection />
      </Part>
      <Part>
        <LinksSection />
      </Part>
    </div>
  );
}

/** A section with its own Suspense and error boundary. */
function Part({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingState />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
