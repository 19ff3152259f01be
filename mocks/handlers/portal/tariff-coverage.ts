import type { ImporterCoverage, TariffCoverage } from '@/features/sources/coverage-schema';
import { countryRecords } from '../../data/countries';
import { sourcesFor } from '../../data/sources';
import { hsCodes } from '../../hs-codes';
import { portalGet } from '../../portal-conventions';
import { extentOf } from '../../tariff-extent';
import { scheduleOf } from '../../tariff-store';

/** Six-digit codes of HS 2022, by the list named `hs-2022` among the sources. */
const NOMENCLATURE = { hsEdition: 2022, nomenclature: 5612 };

/** GET tariff/getCoverage */
export const tariffCoverageHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tariff/getCoverage', ({ locale }): TariffCoverage => ({
    codes: hsCodes.length,
    ...NOMENCLATURE,
    importers: countryRecords.map(({ code }) => coverageOf(code)),
    sources: sourcesFor(['hs-2022'], locale),
  })),
];

function coverageOf(importer: string): ImporterCoverage {
  const schedule = [...(scheduleOf(importer)?.values() ?? [])];
  const extent = extentOf(importer);
  return {
    importer,
    codes: schedule.length,
    lines: schedule.flat().length,
    codesByYear: schedule.filter((lines) =>
      lines.some(({ rcep }) => rcep.some(({ rates }) => rates.length > 1)),
    ).length,
    isComplete: extent?.isComplete ?? false,
    mark: extent?.mark ?? 'fact',
  };
}
