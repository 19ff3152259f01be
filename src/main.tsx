import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { keepTyped } from '@/pages/portal/home/typed-before-mount';
import { showKeptNotice } from '@/app/notices';
import { startingLanguage } from '@/app/starting-language';
import { screenOf } from '@/app/routes/screen-of';
import { wireApi, wireSession } from '@/app/wiring';
import { startTheme } from '@/features/theme/apply-theme';
import { currentLanguage, loadTexts, startI18n, switchLanguage } from '@/shared/i18n/i18n';
import { paths } from '@/shared/routing/paths';
import '@/app/first-paint/styles';

/** Texts that every page shows: frame and shared parts. */
const FRAME_NAMESPACES = ['shell', 'ui'];

async function start(): Promise<void> {
  if (import.meta.env.VITE_MOCKS === 'true') {
    const { startMocks } = await import('../mocks/browser');
    await startMocks();
  }
  startTheme();
  wireApi();
  wireSession();
  const path = location.hash.slice(1).split('?')[0] ?? '';
  const first = screenOf(path === '' || path === '/' ? paths.home() : path);
  const areas = [...FRAME_NAMESPACES, ...(first?.namespaces ?? [])];
  await Promise.all([
    // A page without its texts says so itself; without those of the frame there is nothing to say it in.
    startI18n(startingLanguage(location), areas).then(() => loadTexts(FRAME_NAMESPACES)),
    first?.preload().catch(() => undefined),
  ]);
  // Another language may have been picked in the first paint meanwhile.
  while (currentLanguage() !== startingLanguage(location)) await switchLanguage(startingLanguage(location));
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  keepTyped(root);
  createRoot(root).render(<App />);
  showKeptNotice();
}

// What it throws reaches the listener in index.html, which says so (`showStartFailure`).
void start();
