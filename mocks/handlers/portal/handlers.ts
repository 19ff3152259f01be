import type { HttpHandler } from 'msw';
import { agreementHandlers } from './agreements';
import { changeHandlers } from './changes';
import { countryHandlers } from './countries';
import { homeHandlers } from './home';
import { hsHandlers } from './tariffs/hs';
import { hsTreeHandlers } from './tariffs/hs-tree';
import { newsHandlers } from './news';
import { lawHandlers } from './laws';
import { relatedHandlers } from './related';
import { riskCaseHandlers } from './risk-cases';
import { riskWarningHandlers } from './risk-warnings';
import { searchHandlers } from './search';
import { sectorHandlers } from './sectors/sectors';
import { sourceHandlers } from './sources';
import { standardHandlers } from './standards';
import { tariffHandlers } from './tariffs/tariff';
import { tariffCoverageHandlers } from './tariffs/tariff-coverage';
import { tariffImportersHandlers } from './tariffs/tariff-importers';
import { tariffSpreadHandlers } from './tariffs/tariff-spread';
import { tradeIndexHandlers } from './trade-index';
import { tradeDataHandlers } from './trade-data';

/** The public content of the portal. */
export const portalHandlers: HttpHandler[] = [
  ...tariffHandlers,
  ...agreementHandlers,
  ...homeHandlers,
  ...hsHandlers,
  ...hsTreeHandlers,
  ...countryHandlers,
  ...sectorHandlers,
  ...sourceHandlers,
  ...relatedHandlers,
  ...searchHandlers,
  ...changeHandlers,
  ...riskCaseHandlers,
  ...riskWarningHandlers,
  ...lawHandlers,
  ...newsHandlers,
  ...standardHandlers,
  ...tariffCoverageHandlers,
  ...tariffImportersHandlers,
  ...tariffSpreadHandlers,
  ...tradeIndexHandlers,
  ...tradeDataHandlers,
];
