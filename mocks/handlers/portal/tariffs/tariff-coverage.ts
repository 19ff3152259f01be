import type { ImporterCoverage, TariffCoverage } from '@/features/sources/coverage-schema';
import { countryRecords } from '../../../data/countries';
import { sourcesFor } from '../../../data/sources';
import { HS_CODE_COUNT } from '../../../search/hs/hs-codes';
import { portalGet } from '../../../portal-conventions';
import { extentOf, lineCounts } from '../../../tariffs/tariff-extent';

/** GET tariff/getCoverage */
export const tariffCoverageHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tariff/getCoverage', ({ locale }): TariffCoverage => ({
    codes: HS_CODE_COUNT,
    nomenclature: HS_CODE_COUNT,
    hsEdition: 2022,
    importers: countryRecords.map(({ code }) => coverageOf(code)),
    sources: sourcesFor(['hs-2022'], locale),
  })),
];

function coverageOf(importer: string): ImporterCoverage {
  const extent = extentOf(importer, true);
  return {
    importer,
    codes: extent?.codes ?? 0,
    ...lineCounts(importer),
    isComplete: extent?.isComplete ?? false,
    mark: extent?.mark ?? 'fact',
  };
}
