import type { ComponentType } from 'react';
import { loadTexts } from '@/shared/i18n/i18n';
import { latePart } from '@/shared/routing/late-part';
import type { LatePart } from '@/shared/routing/late-part';
import { loadChunk } from '@/shared/routing/load-chunk';
import { reportPagePending } from './pending';

/** A page of the app with what it needs before it can be drawn: its code, the texts of its areas, and the API if it calls it at once. */
export interface Screen extends LatePart<object> {
  /** Key of the page's title in the area `shell`, below `title`. */
  titleKey: string;
  namespaces: readonly string[];
  /** Fetches code and texts ahead of time; unlike `preload` it neither shows the progress bar nor reloads on failure. */
  prefetch: () => Promise<void>;
}

/** A page and the pattern of its address. */
export interface PageRoute {
  path: string;
  screen: Screen;
}

interface ScreenOptions {
  titleKey: string;
  namespaces: readonly string[];
  load: () => Promise<{ default: ComponentType }>;
  usesApi?: boolean;
}

/**
 * Declares a page whose code arrives when it is first shown. React holds back what replaces a fallback for 300 ms, so
 * the first screen of an address load is preloaded before the first render.
 */
export function screen({ titleKey, namespaces, load, usesApi = false }: ScreenOptions): Screen {
  async function loadAll(): Promise<ComponentType> {
    const [page, scope] = await Promise.all([
      loadChunk(load),
      usesApi ? loadChunk(() => import('@/shared/api/api-scope')) : null,
      loadTexts(namespaces),
    ]);
    const Page = page.default;
    if (!scope) return Page;
    return () => (
      <scope.ApiScope>
        <Page />
      </scope.ApiScope>
    );
  }

  const part = latePart(() => {
    reportPagePending(true);
    return loadAll().finally(() => reportPagePending(false));
  });
  const prefetch = () => load().then(() => loadTexts(namespaces));
  return { titleKey, namespaces, ...part, prefetch };
}
