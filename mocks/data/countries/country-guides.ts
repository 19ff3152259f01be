import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { pick, type Locale } from '../../locale';
import { COUNTRY_BODIES, SERVICES_BY_RESERVATION } from './country-bodies';
import { COUNTRY_NAMES, LANGUAGE_NAMES, PLACE_NAMES } from './country-names';
import { COUNTRY_PROFILES } from './country-profiles';
import { COUNTRY_WORDS, type CountryWord } from './country-words';

/** The year of partners and goods in the profiles. */
const TRADE_YEAR = 2023;

const PROFILE = { mark: 'fact', sourceId: 'country-profiles' } as const;
const UNCHECKED = { mark: 'unchecked', sourceId: 'country-bodies' } as const;

/** The guide of a country for a reader of `locale`, without its sources; undefined for an unknown code. */
export function guideOf(code: string, locale: Locale): Omit<CountryGuide, 'sources'> | undefined {
  const names = COUNTRY_NAMES[code];
  const profile = COUNTRY_PROFILES[code];
  const bodies = COUNTRY_BODIES[code];
  if (names === undefined || profile === undefined || bodies === undefined) return undefined;
  const { currency, currencyName, capital, official, own, iso3 } = names;
  const [shareYear, agriculture, industry, services] = profile.shares;
  return {
    code,
    iso3,
    nameEn: PLACE_NAMES[code]?.en ?? code,
    ownNames: own.map(([lang, text]) => ({ lang, text })),
    officialName: {
      name: pick(official, locale),
      mark: locale === 'zh' || locale === 'en' ? 'fact' : 'unchecked',
      sourceId: 'iso-3166',
    },
    capital: { name: pick(capital, locale), ...PROFILE },
    currency: { code: currency, name: pick(currencyName, locale), ...PROFILE },
    languages: {
      items: names.languages.map((lang) => pick(LANGUAGE_NAMES[lang] ?? { en: lang }, locale)),
      year: null,
      ...UNCHECKED,
    },
    areaKm2: {
      value: profile.areaKm2,
      year: null,
      ...(profile.isAreaUnchecked === true ? { mark: 'unchecked', sourceId: 'areas' } : PROFILE),
    },
    population: { year: profile.population[0], value: profile.population[1], ...PROFILE },
    growth: profile.growth.map(([year, value]) => ({ year, value, ...PROFILE })),
    inflation: profile.inflation.map(([year, value]) => ({ year, value, ...PROFILE })),
    gdpShares: { year: shareYear, agriculture, industry, services, ...PROFILE },
    exportPartners: partnersOf(profile.exportPartners, locale),
    importPartners: partnersOf(profile.importPartners, locale),
    exportGoods: wordsOf(profile.exportGoods, TRADE_YEAR, locale),
    importGoods: wordsOf(profile.importGoods, TRADE_YEAR, locale),
    industries: wordsOf(profile.industries, null, locale),
    customs: bodyOf(bodies.customs, locale),
    standards: bodyOf(bodies.standards, locale),
    investment: bodyOf(bodies.investment, locale),
    services:
      code === 'IN'
        ? null
        : { form: SERVICES_BY_RESERVATION.includes(code) ? 'reservations' : 'commitments', ...UNCHECKED },
  };
}

function partnersOf(shares: Readonly<Record<string, number>>, locale: Locale) {
  const rows = Object.entries(shares).map(([code, percent]) => ({
    code,
    name: pick(PLACE_NAMES[code] ?? { en: code }, locale),
    percent,
  }));
  return { year: TRADE_YEAR, rows, ...PROFILE };
}

function wordsOf(words: readonly CountryWord[], year: number | null, locale: Locale) {
  return { items: words.map((word) => pick(COUNTRY_WORDS[word], locale)), year, ...PROFILE };
}

function bodyOf({ name, url }: (typeof COUNTRY_BODIES)[string]['customs'], locale: Locale) {
  return { name: pick(name, locale), url, ...UNCHECKED };
}
