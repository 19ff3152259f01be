import type { MenuEntry } from '@/features/menu/menu';
import { GALLERY_ENTRY } from './gallery-entries';
import { screen } from './screen';
import type { Screen } from './screen';
import type { GalleryPage } from './view-gallery-pages';
import { kitScope } from './view-kit';

/** Areas of texts beyond the gallery's own, for the pages that need them. */
const AREAS: Partial<Readonly<Record<GalleryPage, readonly string[]>>> = {
  comprehensiveTable: ['countries', 'list'],
  inlineEditTable: ['validation'],
  form: ['validation'],
  echarts: ['chart'],
  map: ['map', 'countries'],
  betterScroll: ['countries'],
  sticky: ['countries'],
  lodash: ['validation'],
  goodsList: ['mall'],
  goodsDetail: ['mall'],
  pay: ['mall'],
};

const views = new Map<string, Screen>();

/** The page of the gallery with that name; null where its menu has none. Its code comes when it is opened, never ahead. */
export function galleryView(name: string): Screen | null {
  if (!isPage(name)) return null;
  const known = views.get(name);
  if (known !== undefined) return known;
  const view = screen({
    titleKey: name,
    namespaces: ['gallery', ...(AREAS[name] ?? [])],
    load: async () => (await import('./view-gallery-pages')).GALLERY_PAGES[name](),
    scope: kitScope,
  });
  views.set(name, view);
  return view;
}

const isPage = (name: string): name is GalleryPage => holds(GALLERY_ENTRY, `gallery/${name}`);

const holds = ({ component, children }: MenuEntry, wanted: string): boolean =>
  component === wanted || children.some((child) => holds(child, wanted));
