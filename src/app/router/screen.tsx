import type { ComponentType, ReactNode } from 'react';
import { loadTexts } from '@/shared/i18n/i18n';
import { retryingPart } from '@/shared/loading/retrying-part';
import type { RetryingPart } from '@/shared/loading/retrying-part';
import { loadChunk } from '@/shared/loading/load-chunk';
import type { PageModule } from './page-code';
import { reportPagePending } from './pending';
import type { Area } from '@/shared/i18n/areas';

/**
 * A page of the app with everything it needs before it renders: its code, the texts of its areas, and the API if it
 * is used at once.
 */
export interface Screen extends Omit<RetryingPart<object>, 'fill'> {
  /** Key of the page's title in the area `shell`, below `title`. */
  titleKey: string;
  namespaces: readonly Area[];
  /**
   * Loads code and texts ahead of time; unlike `preload` it neither shows the progress bar nor reloads on failure.
   */
  prefetch: () => Promise<void>;
}

/** A page and its route pattern. */
export interface PageRoute {
  path: string;
  screen: Screen;
}

interface ScreenOptions {
  titleKey: string;
  namespaces: readonly Area[];
  load: () => Promise<PageModule>;
  /** The page uses the API: it is wrapped in the query cache. */
  usesApi?: boolean;
  /** Wraps the page instead. */
  scope?: (() => Promise<Scope>) | undefined;
}

export type Scope = ComponentType<{ children: ReactNode }>;

/**
 * Declares a page whose code loads when it is first shown. React keeps a fallback for at least 300 ms, so
 * the first screen of an address load is preloaded before the first render.
 */
export function screen({ titleKey, namespaces, load, usesApi = false, scope }: ScreenOptions): Screen {
  const loadScope = scope ?? (usesApi ? apiScope : null);
  async function loadAll(loadIt: typeof loadChunk): Promise<ComponentType> {
    const [page, Around] = await Promise.all([
      loadIt(load),
      loadScope && loadIt(loadScope),
      loadTexts(namespaces),
    ]);
    const Page = page.default;
    if (!Around) return Page;
    return () => (
      <Around>
        <Page />
      </Around>
    );
  }

  const { fill, ...part } = retryingPart(() => {
    reportPagePending(true);
    return loadAll(loadChunk).finally(() => reportPagePending(false));
  });
  // Prefetched pages render without a fallback, which React would keep for at least 300 ms.
  const prefetch = async () => fill(await loadAll((loadOnce) => loadOnce()));
  return { titleKey, namespaces, ...part, prefetch };
}

const apiScope = async (): Promise<Scope> => (await import('@/shared/api/cache/api-scope')).ApiScope;
