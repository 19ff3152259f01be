import { useQuery } from '@tanstack/react-query';
import { adListQuery } from './ads-api';
import { AdCarousel } from './ad-carousel';

/** The advert strip above the page; renders nothing without adverts or on error. */
export function AdStrip() {
  const { data: ads = [] } = useQuery(adListQuery());
  return ads.length === 0 ? null : <AdCarousel ads={ads} />;
}
