import type { AdRecord } from './ads-schema';

/** A link of the advert strip (specification §3, ad item). */
export interface Ad {
  title: string;
  /** An address on http or https; one of this site may be relative. */
  url: string;
}

/** The valid adverts: with a title, and an address that, resolved against `base`, is on http or https. */
export function usableAds(records: readonly AdRecord[], base: string): Ad[] {
  return records.flatMap(({ title, url }) => {
    const ad = { title: title?.trim() ?? '', url: url?.trim() ?? '' };
    return ad.title !== '' && isWebAddress(ad.url, base) ? [ad] : [];
  });
}

/** True for an address of this application, which opens in place. */
export const isOwnAddress = (url: string): boolean => url.startsWith('#');

function isWebAddress(url: string, base: string): boolean {
  if (url === '') return false;
  try {
    return /^https?:$/.test(new URL(url, base).protocol);
  } catch {
    return false;
  }
}
