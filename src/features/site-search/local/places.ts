import type { FoundPage, PublicPage } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';
import type { FullKey } from '@/shared/i18n/text-keys';

/** The pages of the portal in the search, in the order of the header's menu. */
export const PLACES = searchPlacesOf(PORTAL_PAGES);

export function searchPlacesOf(pages: Readonly<Record<string, PublicPage>>): readonly FoundPage[] {
  // Each declared page has a title (`PublicPages`).
  return Object.entries(pages).flatMap(([id, { path, search = [] }]) =>
    search === true ? [{ id, titleKey: `shell:title.${id}` as FullKey<'shell'>, address: path }] : search,
  );
}
