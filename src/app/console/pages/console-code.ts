import type { PageModule } from '../../router/page-code';

/** The code of the console's pages, without its gallery. */
export const CONSOLE_CODE = import.meta.glob<PageModule>([
  '/src/pages/console/**/*-page.tsx',
  '!/src/pages/console/gallery/**',
]);
