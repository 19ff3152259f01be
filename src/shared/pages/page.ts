import type { FirstRequest } from './first-request';
import type { Area } from '@/shared/i18n/areas';
import type { FullKey, KeyBelow } from '@/shared/i18n/text-keys';

/** A page of the app. The key of its declaration is that of its title, description and search words. */
interface Page {
  /** Its file below `src/pages`, without the ending `-page.tsx`; see `pageFile`. */
  module: string;
  /** The areas of its texts, loaded together with its code. */
  texts: readonly Area[];
}

/** A page with data for the build and the checks only, absent from the built app (`build/page-facts.ts`). */
export type Declared<AnyPage> = AnyPage & { facts?: PageFacts };

/** How a page starts before the app runs, and its size limits. */
interface PageFacts {
  /** `beside`: its code loads with the entry. By default it loads after it, and the frame renders first. */
  loads?: 'beside';
  /** Further modules that load after the entry, by their path below `src`. */
  further?: readonly string[];
  /** Requests sent by index.html, in parallel with the code instead of after it. */
  requests?: readonly FirstRequest[];
  /** Texts of parts that load after the page's own; any other texts not in `texts` delay the page, and fail the check. */
  laterTexts?: readonly Area[];
  /** First loads whose size is checked (`scripts/size-budgets.ts`); without it that of the page at its path. */
  budgets?: readonly PageBudget[];
}

/**
 * Scripts a first load may request, KiB after brotli 11, until `until` is in the page; `isWhole`: until the network
 * is idle. `kib` defaults to the portal's usual limit.
 */
export interface PageBudget {
  /** Defaults to the path of the page. */
  address?: string;
  /** What has happened by then. */
  name?: string;
  until?: string;
  kib?: number;
  isWhole?: boolean;
  height?: number;
  /** Opened by this sample account, signed in. */
  user?: string;
}

/** Key of a public page's title, `shell:title.<key>`. */
export type PageTitle = KeyBelow<'shell', 'title'>;

/** Public pages by the keys of their titles. */
export type PublicPages = Partial<Record<PageTitle, Declared<PublicPage>>>;

/** A public page. */
export interface PublicPage extends Page {
  /** The route pattern of its address. */
  path: string;
  /** Rendered without the API; a part of it that makes requests provides the query cache itself. */
  withoutApi?: boolean;
  /** An entry of the header's menu, in the order of the declarations; `below`: in the list that another entry opens. */
  menu?: true | { below: string } | Shortcut;
  /** True if the site's search finds it, by the words in the area `search`; or its other search words. */
  search?: true | readonly FoundPage[];
}

/** A menu entry that leads to one part of a page, by a name of its own in `shell:menu`. */
interface Shortcut {
  key: KeyBelow<'shell', 'menu'>;
  query: string;
}

/** What the site's search finds in place of a page: the words for it are in the area `search`, below `words`, by `id`. */
export interface FoundPage {
  id: string;
  titleKey: FullKey<'shell' | 'search'>;
  address: string;
}

/** Key of the title of a page of the console, `admin:menu.<key>`. */
type ConsoleTitle = KeyBelow<'admin', 'menu'>;

/** A page of the console. The server's menu, or the console's own, has its address. */
export interface ConsolePage extends Page {
  /** Key of its title, if different from the key of its declaration. */
  title?: ConsoleTitle;
  /** Rendered without the console kit. */
  withoutKit?: boolean;
  /** Its name in the server's menu, without leading `views/` and trailing `/index`. */
  component?: string;
  /** Its address, if it is one of the console's own. */
  path?: string;
  /** How the console's menu shows it at this address; without it the page is left out of the menu. */
  menu?: ConsoleMenuPlace;
  /** Further addresses; they share the tab, and so the state, of `path`. */
  otherPaths?: readonly { path: string; title: ConsoleTitle }[];
  /** The module, below `src/pages`, without `.ts`, whose `firstQueries` are the page's first queries, by page key. */
  queries?: string;
}

interface ConsoleMenuPlace {
  icon?: string;
  remixIcon?: string;
  affix?: boolean;
  permissions?: readonly string[];
}

/** A page of the gallery, or a group of pages; the key of its title is its name. */
export type GalleryItem = GalleryPage | GalleryGroup;

export interface GalleryPage {
  name: ConsoleTitle;
  path: string;
  module: string;
  /** Areas of texts beyond the gallery's own. */
  texts?: readonly Area[];
  isHidden?: boolean;
  activeMenu?: string;
  noKeepAlive?: boolean;
}

export interface GalleryGroup {
  name: ConsoleTitle;
  path: string;
  icon?: string;
  pages: readonly GalleryItem[];
}

/** The file of a declared module: the string by which the router loads it, and the build finds it. */
export const pageFile = (module: string): string => `/src/pages/${module}-page.tsx`;
