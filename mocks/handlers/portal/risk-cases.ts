import type { CaseLaw, RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { publishedLaws } from '../../content/kinds/laws';
import { publishedCases } from '../../content/kinds/risk-cases';
import type { LawRecord } from '../../data/laws/law-record';
import { caseRecord, caseRow, lastDateOf, originsOf, type CaseEntry } from '../../data/risk-cases';
import { caseNames } from '../../data/risk-case-names';
import { sourcesFor } from '../../data/sources';
import { facetPage } from '../../search/facet-page';
import { lawNumber } from '../../law-texts';
import { pick, type Locale } from '../../locale';
import { portalGet, required, requiredCountry } from '../../portal-conventions';
import { isFound } from '../../search/text-search';

const FACETS = ['importer', 'exporter', 'kind', 'stage', 'sector', 'chapter', 'year'];
const RELATED = 5;

/** A case with the fields used by filters and orders. */
interface Entry {
  held: CaseEntry;
  importer: string;
  exporter: string[];
  kind: string;
  stage: string;
  sector: string;
  chapter: string[];
  year: string;
  lastDate: string;
}

const entryOf = (record: CaseEntry): Entry => {
  const row = caseRow(record, 'zh');
  const origins = originsOf(record);
  return {
    held: record,
    importer: row.importer,
    exporter: origins.all ? ['all'] : [...origins.named, ...origins.unchecked],
    kind: row.kind,
    stage: row.stage,
    sector: row.sector,
    chapter: [...new Set(row.hs.map((code) => code.slice(0, 2)))],
    year: (row.lastDate ?? '').slice(0, 4),
    lastDate: row.lastDate ?? '',
  };
};

let known: { of: readonly CaseEntry[]; entries: Entry[] } | null = null;

/** The published cases, prepared for filters; again after one has changed. */
function preparedCases(): Entry[] {
  const of = publishedCases();
  if (known?.of !== of) known = { of, entries: of.map(entryOf) };
  return known.entries;
}

/** GET riskCase/findPage, riskCase/get, riskCase/findTerms, riskCase/findForProduct */
export const riskCaseHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/riskCase/findPage', ({ query, locale }) => {
    const entries = preparedCases();
    const found = entries.filter((entry) => says(entry.held, query) && touches(entry.held, query.get('hs')));
    const page = facetPage(found, ordered(query), FACETS);
    return {
      total: page.total,
      held: entries.length,
      rows: page.rows.map((entry) => caseRow(entry.held, locale)),
      facets: page.facets,
      sources: sourcesFor(['trade-remedies'], locale),
    };
  }),

  portalGet('*/rcep-boot/api/v1/portal/riskCase/get', ({ query, locale }) => {
    const id = required(query, 'id', /^[\w+-]{1,80}$/, '格式不正确');
    const record = publishedCases().find(({ base }) => base.id === id) ?? null;
    const sources = sourcesFor(['trade-remedies', 'laws'], locale);
    if (record === null)
      return { record: null, sameGoods: group([], locale), sameLane: group([], locale), laws: [], sources };
    const others = publishedCases().filter((other) => other !== record);
    const sameGoods = others.filter((other) => hasSameName(other, record) || sharesCode(other, record, 4));
    return {
      record: caseRecord(record, locale),
      sameGoods: group(sameGoods, locale, (other) => nearness(other, record)),
      sameLane: group(
        others.filter((other) => !sameGoods.includes(other) && sharesLane(other, record)),
        locale,
      ),
      laws: lawsOf(record).map((law) => lawItem(law, locale)),
      sources,
    };
  }),

  portalGet('*/rcep-boot/api/v1/portal/riskCase/findTerms', ({ locale }) => ({
    held: publishedCases().length,
    rows: publishedCases()
      .filter(({ facts }) => facts.term !== undefined && facts.term.isEnded !== true)
      .map((record) => caseRow(record, locale)),
    sources: sourcesFor(['trade-remedies'], locale),
  })),

  portalGet('*/rcep-boot/api/v1/portal/riskCase/findForProduct', ({ query, locale }) => {
    const hs = required(query, 'hs', /^\d{6,11}$/, '只能为6至11位数字');
    const importer = requiredCountry(query, 'to');
    const ofImporter = publishedCases().filter(({ base }) => base.importer === importer);
    return {
      held: publishedCases().length,
      heldOfImporter: ofImporter.length,
      rows: ofImporter
        .filter((record) => record.base.hs.length === 0 || touches(record, hs))
        .map((record) => caseRow(record, locale)),
      sources: sourcesFor(['trade-remedies'], locale),
    };
  }),
];

/** Latest step first unless another order is requested. */
function ordered(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  if (![...query.keys()].some((key) => key.endsWith('_ORDER'))) next.set('lastDate_ORDER', 'DESC');
  return next;
}

/** True if each word of `q` occurs somewhere in the case: names, codes, status, measure, documents. */
function says({ base, facts }: CaseEntry, query: URLSearchParams): boolean {
  const documents = facts.steps.map(({ document }) => document ?? '');
  const texts = [
    ...Object.values(caseNames(base)),
    facts.statusZh,
    base.status,
    base.measure ?? '',
    ...documents,
  ];
  const words = (query.get('q') ?? '').normalize('NFKC').toLowerCase().split(/\s+/);
  return words.every((word) => isFound(texts, word) || isCodeOf(word, base.hs));
}

/** Digits, with or without dots, at the beginning of a code of the case or with such a code at their own beginning. */
function isCodeOf(word: string, codes: readonly string[]): boolean {
  const digits = word.replaceAll('.', '');
  return (
    /^\d{2,11}$/.test(digits) && codes.some((code) => code.startsWith(digits) || digits.startsWith(code))
  );
}

/** True if the case names a code of the chapter of `hs`; always without `hs`. */
function touches({ base }: CaseEntry, hs: string | null): boolean {
  const chapter = (hs ?? '').slice(0, 2);
  return chapter === '' || base.hs.some((code) => code.startsWith(chapter));
}

const hasSameName = (a: CaseEntry, b: CaseEntry): boolean => a.base.productEn === b.base.productEn;

/** True if the first `length` digits of a code of one case equal those of a code of the other. */
function sharesCode(a: CaseEntry, b: CaseEntry, length: number): boolean {
  const cut = ({ base }: CaseEntry) =>
    base.hs.filter((code) => code.length >= length).map((code) => code.slice(0, length));
  return cut(a).some((code) => cut(b).includes(code));
}

/** 2 for a shared subheading, 1 for the name, 0 for the heading. */
const nearness = (a: CaseEntry, b: CaseEntry): number =>
  sharesCode(a, b, 6) ? 2 : Number(hasSameName(a, b));

function sharesLane(a: CaseEntry, b: CaseEntry): boolean {
  if (a.base.importer !== b.base.importer) return false;
  const named = originsOf(a).named;
  return originsOf(b).named.some((exporter) => named.includes(exporter));
}

/** The first cases of a group: the nearest, then the latest. */
function group(
  found: readonly CaseEntry[],
  locale: Locale,
  rankOf: (record: CaseEntry) => number = () => 0,
): { total: number; rows: RiskCaseRow[] } {
  const sorted = found.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || (lastDateOf(b.facts) ?? '').localeCompare(lastDateOf(a.facts) ?? ''),
  );
  return { total: found.length, rows: sorted.slice(0, RELATED).map((record) => caseRow(record, locale)) };
}

/**
 * Laws of the importer that decide this case, then those on trade remedies; if there is none, those under the WTO
 * agreements.
 */
function lawsOf({ base }: CaseEntry): LawRecord[] {
  const own = publishedLaws().filter((law) => law.country === base.importer);
  const deciding = own.filter((law) => law.caseIds.includes(base.id));
  const general = own.filter((law) => law.caseIds.length === 0);
  const onRemedies = general.filter((law) => /反倾销|反补贴|保障措施|贸易防卫/.test(law.titleZh));
  const underWto = general.filter((law) => law.standardType.includes('WTO'));
  return [...deciding, ...(onRemedies.length > 0 ? onRemedies : underWto)].slice(0, RELATED);
}

function lawItem(law: LawRecord, locale: Locale): CaseLaw {
  const title = pick({ zh: law.titleZh, en: law.titleEn }, locale);
  return {
    id: law.id,
    title,
    alsoTitled: title.lang === 'zh' ? { text: law.titleEn, lang: 'en' } : { text: law.titleZh, lang: 'zh' },
    number: lawNumber(law, locale),
    url: law.url,
    mark: law.mark,
  };
}
