import type { CountryRecord } from '@/features/countries/countries-schema';
import { COUNTRY_NAMES } from './countries/country-names';
import { seriesOf } from './countries/country-series';

/** The order of the countries in lists. */
const CODES = 'CN JP KR AU NZ BN KH ID LA MY MM PH SG TH VN IN'.split(' ');

/** The 16 countries with exports and imports of the latest year with data: 2024, Laos 2023, Myanmar 2021. */
export const countryRecords: CountryRecord[] = CODES.map((code) => {
  const latest = seriesOf(code).findLast((point) => point.exportsUsdBn !== null);
  const names = COUNTRY_NAMES[code];
  return {
    code,
    ownNames: (names?.own ?? []).map(([lang, text]) => ({ lang, text })),
    currency: names?.currency ?? '',
    year: latest?.year ?? null,
    exportsUsdBn: latest?.exportsUsdBn ?? null,
    importsUsdBn: latest?.importsUsdBn ?? null,
    mark: 'fact',
    sourceId: 'world-factbook',
  };
});
