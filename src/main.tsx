import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { showSavedNotice } from '@/app/notices';
import { startingLanguage } from '@/app/first-paint/starting-language';
import { awaitFirstPage } from '@/app/first-paint/first-page';
import { screenOf } from '@/app/router/screen-of';
import { wireApi, wireSession } from '@/app/wiring';
import { currentLanguage, loadTexts, startI18n, switchLanguage } from '@/shared/i18n/i18n';
import { paths } from '@/shared/routing/paths';
import { rememberPainted } from '@/shared/takeover/takeover';
import '@/app/first-paint/styles';
import type { FrameArea } from '@/shared/i18n/areas';

/** Texts of every page: frame and shared parts. */
const FRAME_NAMESPACES: readonly FrameArea[] = ['shell', 'ui'];

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCKS === 'true') {
    const { startMocks } = await import('../mocks/browser');
    await startMocks();
  }
  wireApi();
  wireSession();
  const started = startI18n(startingLanguage(location), FRAME_NAMESPACES);
  // Another page or language may be selected in the first paint meanwhile.
  let path: string;
  let arrival: Promise<void> | undefined;
  do {
    path = pathOpened();
    arrival = screenOf(path)
      ?.preload()
      .catch(() => undefined);
    // A page without its texts shows an error itself; without those of the frame there are no words for one.
    await started.then(() => loadTexts(FRAME_NAMESPACES));
    if (currentLanguage() !== startingLanguage(location)) await switchLanguage(startingLanguage(location));
    if (!isFrameFirst(path)) await arrival;
  } while (path !== pathOpened() || currentLanguage() !== startingLanguage(location));
  if (isFrameFirst(path) && arrival) awaitFirstPage(arrival);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  rememberPainted(root);
  createRoot(root).render(<App />);
  showSavedNotice();
}

/** If index.html has drawn the frame alone, the app renders the frame first too, and the page once it has loaded. */
const isFrameFirst = (path: string) => path.startsWith(`${paths.home()}/`);

const pathOpened = () => location.hash.slice(1).split('?')[0]?.replace(/^\/?$/, paths.home()) ?? '';

// Errors reach the listener in index.html, which shows them (`showStartFailure`).
void start();
