import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { keepTyped } from '@/pages/portal/home/typed-before-mount';
import { showKeptNotice } from '@/app/notices';
import { startingLanguage } from '@/app/starting-language';
import { screenOf } from '@/app/routes/portal-routes';
import { wireApi } from '@/app/wiring';
import { startTheme } from '@/features/theme/apply-theme';
import { startI18n } from '@/shared/i18n/i18n';
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
  const language = startingLanguage(location);
  const path = location.hash.slice(1).split('?')[0] ?? '';
  const first = screenOf(path === '' || path === '/' ? paths.home() : path);
  await Promise.all([
    startI18n(language, [...FRAME_NAMESPACES, ...(first?.namespaces ?? [])]),
    first?.preload().catch(() => undefined),
  ]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  keepTyped(root);
  createRoot(root).render(<App />);
  showKeptNotice();
}

void start();
