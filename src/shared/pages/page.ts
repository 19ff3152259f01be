import type { FirstRequest } from './first-request';

/** A page as the app knows it. The key of its declaration names its title, description and words for the search. */
interface Page {
  /** Its file below `src/pages`, without the ending `-page.tsx`; see `pageFile`. */
  module: string;
  /** The areas of its texts, loaded together with its code. */
  texts: readonly string[];
}

/** A page with what only the build and the checks read; the built app is without it (`build/page-facts.ts`). */
export type Declared<AnyPage> = AnyPage & { facts?: PageFacts };

/** What happens to a page before the app can run, and how large it may become. */
interface PageFacts {
  /** `beside`: its code loads beside the entry. Without it, it loads when the entry has loaded, and the frame is drawn first. */
  loads?: 'beside';
  /** Further modules that load after the entry, by their path below `src`. */
  further?: readonly string[];
  /** Requests that index.html sends, beside the code instead of after it. */
  requests?: readonly FirstRequest[];
  /** First loads whose size is checked (`scripts/size-budgets.ts`); without it that of the page at its path. */
  budgets?: readonly PageBudget[];
}

/**
 * Scripts a first load may ask for, KiB after brotli 11, until `until` is in the page; `isWhole`: until the network is
 * idle. One without `kib` is completed by what is usual in the portal.
 */
export interface PageBudget {
  /** Without it the path of the page. */
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

/** A page that anybody may open. */
export interface PublicPage extends Page {
  /** The pattern of its address, as the router matches it. */
  path: string;
  /** It is drawn without the API; a part of it that makes requests brings the cache of answers itself. */
  withoutApi?: boolean;
  /** An entry of the header's menu, in the order of the declarations; `below`: in the list that another entry opens. */
  menu?: true | { below: string } | Shortcut;
  /** True where the site's search finds it, by the words in the area `search`; or by what else it finds it. */
  search?: true | readonly FoundPage[];
}

/** A menu entry that leads to one part of a page, by a name of its own in `shell:menu`. */
interface Shortcut {
  key: string;
  query: string;
}

/** What the site's search finds in place of a page: the words for it are in the area `search`, below `words`, by `id`. */
export interface FoundPage {
  id: string;
  titleKey: string;
  address: string;
}

/** A page of the console. The server's menu, or the console's own, says where it is. */
export interface ConsolePage extends Page {
  /** Key of its title, where that is another than the key of its declaration. */
  title?: string;
  /** It is drawn without the console kit. */
  withoutKit?: boolean;
  /** The name the server's menu has for it, without `views/` before and `/index` behind. */
  component?: string;
  /** Its address, where it is one of the console's own. */
  path?: string;
  /** How the console's menu shows it at this address; without it the page is left out of the menu. */
  menu?: ConsoleMenuPlace;
  /** Further addresses; they share the tab, and so the state, of `path`. */
  otherPaths?: readonly { path: string; title: string }[];
  /** The module, below `src/pages` and without `.ts`, whose `firstQueries` has what the page requests first, by the key of the page. */
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
  name: string;
  path: string;
  module: string;
  /** Areas of texts beyond the gallery's own. */
  texts?: readonly string[];
  isHidden?: boolean;
  activeMenu?: string;
  noKeepAlive?: boolean;
}

export interface GalleryGroup {
  name: string;
  path: string;
  icon?: string;
  pages: readonly GalleryItem[];
}

/** The file of a declared module: the string by which the router loads it, and the build finds it. */
export const pageFile = (module: string): string => `/src/pages/${module}-page.tsx`;
