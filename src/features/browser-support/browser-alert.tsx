import { Suspense } from 'react';
import { loadTexts } from '@/shared/i18n/i18n';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { unsupportedBrowser } from './unsupported-browser';

/** For every shell: the alert for an unsupported browser. Its code and texts load only in such a browser. */
export function BrowserAlert() {
  const browser = unsupportedBrowser(navigator.userAgent);
  if (browser === null) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <BrowserNotice browser={browser} />
      </Suspense>
    </ErrorBoundary>
  );
}

const BrowserNotice = lazyPart(async () => {
  const [part] = await Promise.all([import('./browser-notice'), loadTexts(['messages'])]);
  return part.BrowserNotice;
});
