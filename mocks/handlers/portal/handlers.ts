import type { HttpHandler } from 'msw';
import { countryHandlers } from './countries';
import { hsHandlers } from './hs';
import { relatedHandlers } from './related';
import { sectorHandlers } from './sectors';
import { sourceHandlers } from './sources';
import { tariffHandlers } from './tariff';
import { tariffSpreadHandlers } from './tariff-spread';

/** The public content of the portal. */
export const portalHandlers: HttpHandler[] = [
  ...tariffHandlers,
  ...hsHandlers,
  ...countryHandlers,
  ...sectorHandlers,
  ...sourceHandlers,
  ...relatedHandlers,
  ...tariffSpreadHandlers,
];
