import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { GALLERY } from '@/shared/pages/gallery';
import type { GalleryItem, GalleryPage } from '@/shared/pages/page';

/** The pages below /vab, but for the first one, which lists them. */
const [, ...SHOWN] = pagesOf(GALLERY).filter(({ path }) => path.startsWith(`${CONSOLE_PATTERNS.vab}/`));

/** The parts of the gallery by name, in menu order. */
export const PARTS: readonly string[] = SHOWN.map(({ name }) => name);

/** The address of a part. */
export const partAddress = (name: string): string =>
  SHOWN.find((part) => part.name === name)?.path ?? `${CONSOLE_PATTERNS.vab}/${name}`;

function pagesOf(item: GalleryItem): readonly GalleryPage[] {
  return 'pages' in item ? item.pages.flatMap(pagesOf) : [item];
}
