import { CONSOLE_PAGES } from '@/shared/pages/console';
import type { ConsolePage } from '@/shared/pages/page';
import { loadPage } from '../../router/page-code';
import { screen } from '../../router/screen';
import type { Screen } from '../../router/screen';
import { CONSOLE_CODE } from './console-code';
import { galleryView } from './gallery-views';
import { kitScope } from './kit-scope';

/** A page of the console as it is declared, and as it is drawn. */
export interface ConsoleView {
  page: ConsolePage;
  /** The key of its declaration. */
  name: string;
  screen: Screen;
}

/** The console's pages, without its gallery. */
export const CONSOLE_VIEWS = viewsOf(CONSOLE_PAGES);

export function viewsOf(pages: Readonly<Record<string, ConsolePage>>): readonly ConsoleView[] {
  return Object.entries(pages).map(([name, page]) => ({
    page,
    name,
    screen: screen({
      titleKey: page.title ?? name,
      namespaces: page.texts,
      load: () => loadPage(CONSOLE_CODE, page.module),
      scope: page.withoutKit ? undefined : kitScope,
    }),
  }));
}

const GALLERY = 'gallery/';

/** The page of a component name (specification §2: resolved from the views area); null if there is none. */
export function viewNamed(component: string): Screen | null {
  const name = nameIn(component);
  return name.startsWith(GALLERY)
    ? galleryView(name.slice(GALLERY.length))
    : (viewOf(component)?.screen ?? null);
}

/** The same, without the gallery and with the declaration. */
export function viewOf(component: string): ConsoleView | null {
  const wanted = nameIn(component);
  return CONSOLE_VIEWS.find(({ name, page }) => wanted === name || wanted === page.component) ?? null;
}

/** The key of a component's page title in the area `admin`; null if it is none of ours. */
export const pageKeyOf = (component: string): string | null => viewOf(component)?.screen.titleKey ?? null;

const nameIn = (component: string): string =>
  component.replace(/^@?\/?(views\/)?/, '').replace(/(?<=.)\/index(\.\w+)?$/, '');
