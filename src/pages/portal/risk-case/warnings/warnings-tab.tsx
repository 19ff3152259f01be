import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { EndsSection } from './ends-section';
import { EventsList } from './events-list';
import { TbtSection } from './tbt-section';

/** Dated risk events, measures that come to an end, and counts of technical notifications; each reads by itself. */
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
