import { recordError } from './error-log-store';

/** Records every error and rejection that nobody caught; returns how to stop. */
export function watchErrors(): () => void {
  const handleError = (event: ErrorEvent) => recordError(event.error ?? event.message, event.type);
  const handleRejection = (event: PromiseRejectionEvent) => recordError(event.reason, event.type);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}
