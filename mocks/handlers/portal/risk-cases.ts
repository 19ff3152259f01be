import { caseAsSent, noCase } from '../../sent/case-sent';
import { publishedCases } from '../../content/kinds/risk-cases';
import { caseRow, originsOf, type CaseEntry } from '../../data/risk-cases';
import { caseNames } from '../../data/risk-case-names';
import { sourcesFor } from '../../data/sources';
import { facetPage } from '../../search/facet-page';
import { portalGet, required, requiredCountry } from '../../portal-conventions';
import { isFound } from '../../search/text-search';

const FACETS = ['importer', 'exporter', 'kind', 'stage', 'sector', 'chapter', 'year'];

/** A case with the fields used by filters and orders. */
interface Entry {
  record: CaseEntry;
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
    record,
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
    const found = entries.filter(
      (entry) => says(entry.record, query) && touches(entry.record, query.get('hs')),
    );
    const page = facetPage(found, ordered(query), FACETS);
    return {
      total: page.total,
      available: entries.length,
      rows: page.rows.map((entry) => caseRow(entry.record, locale)),
      facets: page.facets,
      sources: sourcesFor(['trade-remedies'], locale),
    };
  }),

  portalGet('*/rcep-boot/api/v1/portal/riskCase/get', ({ query, locale }) => {
    const id = required(query, 'id', /^[\w+-]{1,80}$/, '格式不正确');
    const record = publishedCases().find(({ base }) => base.id === id) ?? null;
    return record === null ? noCase(locale) : caseAsSent(record, locale);
  }),

  portalGet('*/rcep-boot/api/v1/portal/riskCase/findTerms', ({ locale }) => ({
    available: publishedCases().length,
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
      available: publishedCases().length,
      openedByImporter: ofImporter.length,
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
function says({ base, facts, status, measure }: CaseEntry, query: URLSearchParams): boolean {
  const documents = facts.steps.map(({ document }) => document ?? '');
  const texts = [
    ...Object.values(caseNames(base)),
    ...Object.values(status),
    ...Object.values(measure ?? {}),
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
