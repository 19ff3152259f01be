import { GALLERY } from '@/shared/pages/gallery';
import type { GalleryItem, GalleryPage } from '@/shared/pages/page';
import { loadPage } from '../../router/page-code';
import { screen } from '../../router/screen';
import type { Screen } from '../../router/screen';
import { kitScope } from './kit-scope';

const views = new Map<string, Screen>();

/** The page of the gallery with that name; null where it has none. Its code loads when it is opened, never ahead. */
export function galleryView(name: string): Screen | null {
  const page = pageNamed(GALLERY, name);
  if (page === null) return null;
  const known = views.get(name);
  if (known !== undefined) return known;
  const view = screen({
    titleKey: name,
    namespaces: ['gallery', ...(page.texts ?? [])],
    load: async () => loadPage((await import('./gallery-code')).GALLERY_CODE, page.module),
    scope: kitScope,
  });
  views.set(name, view);
  return view;
}

function pageNamed(item: GalleryItem, name: string): GalleryPage | null {
  if (!('pages' in item)) return item.name === name ? item : null;
  for (const below of item.pages) {
    const found = pageNamed(below, name);
    if (found !== null) return found;
  }
  return null;
}
