import { ACCOUNT_PAGES } from '@/shared/pages/account';
import { pageFile } from '@/shared/pages/page';
import type { PublicPage } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';
import { loadPage } from './page-code';
import type { PageModule } from './page-code';
import { screen } from './screen';
import type { PageRoute, Scope } from './screen';

/** The code of the pages where most visits begin, found without the list of all. */
const FIRST_CODE = import.meta.glob<PageModule>([
  '/src/pages/portal/{home,tariff-search}/*-page.tsx',
  '/src/pages/account/**/*-page.tsx',
]);

/** The pages in the portal's frame; the first match counts. */
export const PORTAL_ROUTES = routesOf(PORTAL_PAGES);

/** Sign-in and sign-up, in a frame of their own that loads with them. */
export const ACCOUNT_ROUTES = routesOf(ACCOUNT_PAGES, accountShell);

/** A route for each declared page, in `scope`. */
export function routesOf(
  pages: Readonly<Record<string, PublicPage>>,
  scope?: () => Promise<Scope>,
): readonly PageRoute[] {
  return Object.entries(pages).map(([titleKey, { path, module, texts, withoutApi = false }]) => ({
    path,
    screen: screen({ titleKey, namespaces: texts, load: () => load(module), usesApi: !withoutApi, scope }),
  }));
}

async function load(module: string): Promise<PageModule> {
  const isFirst = pageFile(module) in FIRST_CODE;
  return loadPage(isFirst ? FIRST_CODE : (await import('./further-code')).FURTHER_CODE, module);
}

async function accountShell(): Promise<Scope> {
  return (await import('../account/account-shell')).AccountShell;
}
