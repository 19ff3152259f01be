import type { Files } from './planted';

/** A small tree that keeps every rule; planted files are laid over it. */
export const SOUND_TREE: Files = {
  'src/main.tsx': `import { start } from '@/app/start';\nstart();`,
  'src/app/start.ts': 'export const start = () => {};',
  'src/layouts/portal/frame.tsx': 'export const Frame = () => null;',
  'src/layouts/console/shell.tsx': 'export const Shell = () => null;',
  'src/pages/portal/home/home-page.tsx': 'export default function HomePage() { return null; }',
  'src/pages/portal/laws/laws-page.tsx': 'export default function LawsPage() { return null; }',
  'src/features/laws/laws.ts': 'export interface Law { title: string }\nexport const laws: Law[] = [];',
  'src/features/laws/laws-schema.ts': 'export const lawSchema = {};',
  'src/features/laws/laws-console.tsx': 'export const LawsConsole = () => null;',
  'src/features/news/news.ts': 'export const news = [];',
  'src/domain/rcep/index.ts': `export { rate } from './rate';`,
  'src/domain/rcep/rate.ts': 'export const rate = 0;',
  'src/domain/agreements/index.ts': `export { duty } from './duty';`,
  'src/domain/agreements/duty.ts': 'export const duty = 0;',
  'src/domain/indices/growth.ts': 'export const growth = 0;',
  'src/shared/format/number.ts': 'export const number = 0;',
  'src/shared/console-ui/list.tsx': 'export const List = () => null;',
  'mocks/browser.ts': 'export const startMocks = () => {};',
};
