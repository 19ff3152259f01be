import { onRenderFailure } from '@/shared/ui/states/render-failures';
import { recordError } from './error-log-store';

/** Records every uncaught error and rejection, and those caught by error boundaries; returns a stop function. */
export function watchErrors(): () => void {
  const handleError = (event: ErrorEvent) => recordError(event.error ?? event.message, event.type);
  const handleRejection = (event: PromiseRejectionEvent) => recordError(event.reason, event.type);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  const stopRenderFailures = onRenderFailure(({ thrown, componentStack }) =>
    recordError(thrown, componentStack.trim(), firstComponent(componentStack)),
  );
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    stopRenderFailures();
  };
}

/** The name at the top of React's component stack: browsers write `at Name (…)` or `Name@…`. */
const firstComponent = (stack: string): string | null => /^\s*(?:at\s+)?([\w$.]+)/.exec(stack)?.[1] ?? null;
