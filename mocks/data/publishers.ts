import { pick, type Locale, type Texts } from '../locale';

/** Publishers of the pages cited by cases, by host, as far as known; the others are named by their host. */
const PUBLISHERS: Readonly<Record<string, Texts>> = {
  'biz.chosun.com': { en: 'Chosun Biz' },
  'customs.go.jp': { zh: '日本海关', en: 'Japan Customs', ja: '税関' },
  'gazette.govt.nz': { en: 'New Zealand Gazette' },
  'hnsswt.henan.gov.cn': { zh: '河南省商务厅', en: 'Department of Commerce of Henan' },
  'indonesiasentinel.com': { en: 'Indonesia Sentinel' },
  'lokmattimes.com': { en: 'Lokmat Times' },
  'malaymail.com': { en: 'Malay Mail' },
  'prod.biz.chosun.com': { en: 'Chosun Biz' },
  'supplychaincompliance.bakermckenzie.com': { en: 'Baker McKenzie' },
  'trendforce.com': { en: 'TrendForce' },
};

/** The publisher of a page in the reader's language if available; null if it is unknown. */
export function publisherOf(url: string, locale: Locale): { text: string; lang: Locale } | null {
  const names = PUBLISHERS[new URL(url).hostname.replace(/^www\./, '')];
  return names === undefined ? null : pick(names, locale);
}
