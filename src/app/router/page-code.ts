import type { ComponentType } from 'react';
import { pageFile } from '@/shared/pages/page';

export interface PageModule {
  default: ComponentType;
}

/** How to load the code of pages, by file: what `import.meta.glob` gives. */
export type PageCode = Readonly<Record<string, () => Promise<PageModule>>>;

/** Loads the code of a declared page; the build fails where there is none (`build/preload-table.ts`). */
export function loadPage(code: PageCode, module: string): Promise<PageModule> {
  const file = pageFile(module);
  const load = code[file];
  if (load === undefined) throw new Error(`There is no ${file}`);
  return load();
}
