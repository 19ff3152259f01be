import type { RelatedItem } from '@/features/related/related-schema';
import { publishedCases } from '../../content/kinds/risk-cases';
import { publishedLaws } from '../../content/kinds/laws';
import type { LawRecord } from '../../data/laws/law-record';
import { sourcesFor } from '../../data/sources';
import { adoptionText, type LibraryStandard, type StandardLibrary } from '../../data/standards';
import { caseRow, caseStatus, originsOf, type CaseEntry } from '../../data/risk-cases';
import { caseTitle } from '../../data/risk-cases/case-title';
import { besideLawTitle } from '../../sent/law-texts';
import { pick, type Locale } from '../../locale';
import { portalGet, required, requiredCountry } from '../../portal-conventions';
import { sectorOf } from '../../tariffs/sector-codes';
import { standardLibrary } from '../../standards/standard-library';
import { numberAndTitle } from '../../standards/standard-texts';

const SHOWN = 3;
const MAX_COMPARED = 4;

/** GET related/get */
export const relatedHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/related/get', async ({ query, locale }) => {
    const hs = required(query, 'hs', /^\d{6,11}$/, '只能为6至11位数字').slice(0, 6);
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    const library = await standardLibrary();
    const standards = standardsOn(hs, library.standards);
    return {
      riskCases: group(casesOn(hs, from, to), publishedCases().length, (found) => caseItem(found, locale)),
      laws: group(lawsOf(to), publishedLaws().length, (item) => lawItem(item, locale)),
      standards: {
        ...group(standards, library.standards.length, (item) => standardItem(item, library, locale)),
        sector: sectorOf(hs),
        comparable: comparable(hs, standards, library),
      },
      sources: sourcesFor(
        ['trade-remedies', 'laws', ...standards.slice(0, SHOWN).map(({ sourceId }) => sourceId)],
        locale,
      ),
    };
  }),
];

function group<T>(found: readonly T[], available: number, toItem: (item: T) => RelatedItem) {
  return { total: found.length, available, rows: found.slice(0, SHOWN).map(toItem) };
}

type Reach = 'named' | 'near';

interface MatchingCase {
  record: CaseEntry;
  reach: Reach;
}

/** Cases of the importer that name the code and the origin, then those near them; each the closest code first, then the latest. */
function casesOn(hs: string, from: string, to: string): MatchingCase[] {
  return publishedCases()
    .filter(({ base }) => base.importer === to)
    .flatMap((record) => {
      const reach = reachOf(record, hs, from);
      return reach === null ? [] : { record, reach };
    })
    .toSorted(
      (a, b) =>
        Number(a.reach === 'near') - Number(b.reach === 'near') ||
        closeness(hs, b.record.base.hs) - closeness(hs, a.record.base.hs) ||
        dateOf(b).localeCompare(dateOf(a)),
    );
}

const dateOf = ({ record }: MatchingCase): string => caseRow(record, 'zh').lastDate ?? '';

function reachOf(record: CaseEntry, hs: string, from: string): Reach | null {
  const { all, named, except, unchecked, unnamed } = originsOf(record);
  const isNamedOrigin = all ? !except.includes(from) : named.includes(from);
  const isPerhaps = !all && (unchecked.includes(from) || unnamed > 0);
  if ((!isNamedOrigin && !isPerhaps) || closeness(hs, record.base.hs) === 0) return null;
  const isNamedCode = record.base.hs.some((code) => hs.startsWith(code));
  return isNamedCode && isNamedOrigin ? 'named' : 'near';
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
  return publishedLaws()
    .filter((law) => law.country === country)
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Standards of the sector of the code, those about its heading or chapter first, among them the checked ones with a
 * title.
 */
function standardsOn(hs: string, standards: readonly LibraryStandard[]): LibraryStandard[] {
  const sector = sectorOf(hs);
  const doubts = ({ mark, titles }: LibraryStandard) =>
    Number(mark !== 'fact') + Number(Object.keys(titles).length === 0);
  return standards
    .filter((standard) => standard.sector === sector)
    .toSorted((a, b) => closeness(hs, b.codes) - closeness(hs, a.codes) || doubts(a) - doubts(b));
}

/** Up to four of those about the heading or chapter of the code, with limits. */
const comparable = (hs: string, standards: readonly LibraryStandard[], library: StandardLibrary): string[] =>
  standards
    .filter(({ id, codes }) => closeness(hs, codes) > 0 && library.indicatorsOf.has(id))
    .slice(0, MAX_COMPARED)
    .map(({ id }) => id);

function caseItem({ record, reach }: MatchingCase, locale: Locale): RelatedItem {
  const { base } = record;
  const row = caseRow(record, locale);
  const isUnchecked = row.hsMark === 'unchecked' || row.mark === 'unchecked';
  return {
    id: base.id,
    title: caseTitle(record, locale),
    detail: caseStatus(record, locale),
    date: row.lastDate,
    url: base.url,
    mark: isUnchecked ? 'unchecked' : 'fact',
    reach,
  };
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
    reach: null,
  };
}

function standardItem(standard: LibraryStandard, library: StandardLibrary, locale: Locale): RelatedItem {
  const detail = adoptionText(library, standard.id);
  return {
    id: standard.id,
    title: numberAndTitle(standard, locale),
    detail: detail === null ? null : { text: detail, lang: 'zxx' },
    date: standard.from ?? standard.published,
    url: standard.url,
    mark: standard.mark,
    reach: null,
  };
}
