import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { EndsSection } from './ends-section';
import { EventsList } from './events-list';
import { TbtSection } from './tbt-section';

/** Dated risk events, ending measures, and counts of technical notifications; each loads on its own. */
export function WarningsTab() {
  return (
    <>
      <ErrorBoundary>
        <EventsList />
      </ErrorBoundary>
      <ErrorBoundary>
        <EndsSection />
      </ErrorBoundary>
      <ErrorBoundary>
        <TbtSection />
      </ErrorBoundary>
    </>
  );
}
