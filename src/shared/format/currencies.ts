/** ISO 4217 code of the money in which an importer's tariff writes its specific duties; null for a country without one here. */
export const currencyOf = (country: string): string | null => CURRENCIES[country] ?? null;

const CURRENCIES: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BN: 'BND',
  CN: 'CNY',
  ID: 'IDR',
  IN: 'INR',
  JP: 'JPY',
  KH: 'KHR',
  KR: 'KRW',
  LA: 'LAK',
  MM: 'MMK',
  MY: 'MYR',
  NZ: 'NZD',
  PH: 'PHP',
  SG: 'SGD',
  TH: 'THB',
  VN: 'VND',
};

/** Currencies a customs value may be typed in, the default first. */
export const VALUE_CURRENCIES: readonly string[] = ['USD', 'EUR', ...Object.values(CURRENCIES).toSorted()];
