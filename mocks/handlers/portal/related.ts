import type { RelatedItem } from '@/features/related/related-schema';
import { laws } from '../../data/laws';
import type { LawRecord } from '../../data/laws/law-record';
import { sourcesFor } from '../../data/sources';
import { adoptionText, standards, type StandardRecord } from '../../data/standards';
import { tradeRemedyCases, type TradeRemedyCase } from '../../data/trade-remedies';
import { findCode } from '../../hs-codes';
import { besideLawTitle } from '../../law-texts';
import { pick, type Locale } from '../../locale';
import { portalGet, required, requiredCountry } from '../../portal-conventions';

const SHOWN = 3;

/** GET related/get */
export const relatedHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/related/get', ({ query, locale }) => {
    const hs = required(query, 'hs', /^\d{6,11}$/, '只能为6至11位数字').slice(0, 6);
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    return {
      riskCases: group(casesOn(hs, from, to), tradeRemedyCases.length, (item) => caseItem(item, locale)),
      laws: group(lawsOf(to), laws.length, (item) => lawItem(item, locale)),
      standards: group(standardsOn(hs), standards.length, (item) => standardItem(item, locale)),
      sources: sourcesFor(['trade-remedies', 'laws', 'standards'], locale),
    };
  }),
];

function group<T>(found: readonly T[], held: number, toItem: (item: T) => RelatedItem) {
  return { total: found.length, held, rows: found.slice(0, SHOWN).map(toItem) };
}

/** Cases of the importer on the same chapter and this origin, the closest code first, then the latest. */
function casesOn(hs: string, from: string, to: string): TradeRemedyCase[] {
  return tradeRemedyCases
    .filter((item) => item.importer === to && isAgainst(item, from) && closeness(hs, item.hs) > 0)
    .toSorted(
      (a, b) =>
        closeness(hs, b.hs) - closeness(hs, a.hs) || (lastDate(b) ?? '').localeCompare(lastDate(a) ?? ''),
    );
}

function isAgainst(item: TradeRemedyCase, from: string): boolean {
  return item.exporters === 'all' ? !(item.except ?? []).includes(from) : item.exporters.includes(from);
}

/** Digits that `hs` shares with the nearest of `codes`, at least its chapter (2), else 0. */
function closeness(hs: string, codes: readonly string[]): number {
  return Math.max(0, ...codes.map((code) => [6, 4, 2].find((length) => shares(hs, code, length)) ?? 0));
}

function shares(hs: string, code: string, length: number): boolean {
  return code.length >= length && hs.startsWith(code.slice(0, length));
}

/** Laws of the importer: those on RCEP first, then checked ones. */
function lawsOf(country: string): LawRecord[] {
  const rank = (law: LawRecord): number =>
    (law.standardType.includes('RCEP') ? 0 : 2) + (law.mark === 'fact' ? 0 : 1);
  return laws.filter((law) => law.country === country).toSorted((a, b) => rank(a) - rank(b));
}

/** Standards of the sector of the code, those about its heading or chapter first. */
function standardsOn(hs: string): StandardRecord[] {
  const sector = findCode(hs)?.sector;
  return standards
    .filter((standard) => standard.sector === sector)
    .toSorted((a, b) => closeness(hs, b.codes) - closeness(hs, a.codes));
}

const KINDS = {
  AD: { zh: '反倾销', en: 'anti-dumping' },
  'AD+CVD': { zh: '反倾销和反补贴', en: 'anti-dumping and countervailing' },
  SG: { zh: '保障措施', en: 'safeguard' },
  AC: { zh: '反规避', en: 'anti-circumvention' },
} as const;

function caseItem(item: TradeRemedyCase, locale: Locale): RelatedItem {
  const kind = KINDS[item.kind];
  return {
    id: item.id,
    title: pick({ zh: `${item.productZh}：${kind.zh}`, en: `${item.productEn}: ${kind.en}` }, locale),
    detail: {
      text: [item.status, item.measure].filter((text) => text !== null && text !== '').join('; '),
      lang: 'en',
    },
    date: lastDate(item),
    url: item.url,
    mark: item.hsUnchecked === true ? 'unchecked' : 'fact',
  };
}

function lastDate(item: TradeRemedyCase): string | null {
  return item.final ?? item.provisional ?? item.initiated;
}

function lawItem(law: LawRecord, locale: Locale): RelatedItem {
  const title = pick({ zh: law.titleZh, en: law.titleEn }, locale);
  return {
    id: law.id,
    title,
    detail: besideLawTitle(law, title),
    date: law.date,
    url: law.url,
    mark: law.mark,
  };
}

function standardItem(standard: StandardRecord, locale: Locale): RelatedItem {
  const title = pick({ zh: standard.titleZh, en: standard.titleEn }, locale);
  const detail =
    standard.adopts === null ? standard.status : adoptionText(standard.adopts, standard.relation);
  return {
    id: standard.number,
    title: { text: `${standard.number} ${title.text}`, lang: title.lang },
    detail: detail === null ? null : { text: detail, lang: 'en' },
    date: null,
    url: standard.url,
    mark: standard.mark,
  };
}
