import { useQuery } from '@tanstack/react-query';
import { adListQuery } from './ads-api';
import { AdCarousel } from './ad-carousel';

/** The advert strip above the page; nothing where there are no adverts or they could not be read. */
export function AdStrip() {
  const { data: ads = [] } = useQuery(adListQuery());
  return ads.length === 0 ? null : <AdCarousel ads={ads} />;
}
