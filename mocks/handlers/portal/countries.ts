import { countryRecords } from '../../data/countries';
import { sourcesFor } from '../../data/sources';
import { findPage } from '../../list-query';
import { portalGet } from '../../portal-conventions';

/** GET country/findPage */
export const countryHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/country/findPage', ({ query, locale }) => ({
    ...findPage(countryRecords, query),
    sources: sourcesFor(['world-factbook'], locale),
  })),
];
