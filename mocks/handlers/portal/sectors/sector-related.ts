import type { SectorGroup, SectorItem } from '@/features/sectors/sector-contents-schema';
import type { LawRecord } from '../../../data/laws/law-record';
import { publishedCases } from '../../../content/kinds/risk-cases';
import { publishedLaws } from '../../../content/kinds/laws';
import { publishedNews } from '../../../content/kinds/news';
import type { NewsEntry } from '../../../data/news-entry';
import { caseRow, caseStatus, type CaseEntry } from '../../../data/risk-cases';
import { caseTitle } from '../../../data/risk-cases/case-title';
import { sectorLaws } from '../../../data/sectors/sector-records';
import { sourcesFor } from '../../../data/sources';
import { adoptionText, type LibraryStandard, type StandardLibrary } from '../../../data/standards';
import { besideLawTitle } from '../../../sent/law-texts';
import { pick, type Locale } from '../../../locale';
import { portalGet, requiredCountry } from '../../../portal-conventions';
import { standardLibrary } from '../../../standards/standard-library';
import { numberAndTitle } from '../../../standards/standard-texts';
import { requiredSector } from './sector-basket';

const SHOWN = 5;

/** GET sector/getRelated */
export const sectorRelatedHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/sector/getRelated', async ({ query, locale }) => {
    const [sector, to] = [requiredSector(query), requiredCountry(query, 'to')];
    const cases = publishedCases().filter(({ facts }) => facts.sector === sector);
    const ofSector = publishedLaws().filter(({ id }) => sectorLaws[sector].includes(id));
    const library = await standardLibrary();
    const standards = library.standards.filter((standard) => standard.sector === sector);
    const events = publishedNews().filter((entry) => entry.sectors?.includes(sector));
    return {
      cases: group(
        cases.map((item) => caseItem(item, locale)),
        publishedCases().length,
        to,
      ),
      standards: group(
        standards.map((item) => standardItem(item, library, locale)),
        library.standards.length,
        to,
      ),
      laws: group(
        ofSector.map((item) => lawItem(item, locale)),
        publishedLaws().length,
        to,
      ),
      news: group(
        events.map((entry) => newsItem(entry, to, locale)),
        publishedNews().length,
        to,
      ),
      sources: sourcesFor(
        ['trade-remedies', ...standards.map(({ sourceId }) => sourceId), 'laws', 'news'],
        locale,
      ),
    };
  }),
];

/** The first records of a kind: those of the importer, then the latest. */
function group(items: readonly SectorItem[], available: number, importer: string): SectorGroup {
  const isOwn = (item: SectorItem) => Number(item.country === importer);
  const sorted = items.toSorted((a, b) => isOwn(b) - isOwn(a) || (b.date ?? '').localeCompare(a.date ?? ''));
  return {
    total: items.length,
    available,
    ofImporter: items.filter((item) => isOwn(item) === 1).length,
    rows: sorted.slice(0, SHOWN),
  };
}

/** A case by its goods and kind, with its status. */
function caseItem(record: CaseEntry, locale: Locale): SectorItem {
  const { id, importer, lastDate, hsMark } = caseRow(record, locale);
  return {
    id,
    title: caseTitle(record, locale),
    detail: caseStatus(record, locale),
    date: lastDate,
    country: importer,
    url: record.base.url,
    mark: hsMark,
  };
}

function standardItem(standard: LibraryStandard, library: StandardLibrary, locale: Locale): SectorItem {
  const detail = adoptionText(library, standard.id);
  return {
    id: standard.id,
    title: numberAndTitle(standard, locale),
    detail: detail === null ? null : { text: detail, lang: 'zxx' },
    date: standard.from ?? standard.published,
    country: standard.country,
    url: standard.url,
    mark: standard.mark,
  };
}

function lawItem(item: LawRecord, locale: Locale): SectorItem {
  const title = pick({ zh: item.titleZh, en: item.titleEn }, locale);
  return {
    id: item.id,
    title,
    detail: besideLawTitle(item, title),
    date: item.date,
    country: item.country,
    url: item.url,
    mark: item.mark,
  };
}

const newsItem = (
  { id, headline, date, countries, origin, mark }: NewsEntry,
  to: string,
  locale: Locale,
): SectorItem => ({
  id,
  title: pick(headline, locale),
  detail: null,
  date,
  country: countries.includes(to) ? to : (countries[0] ?? null),
  url: origin?.url ?? null,
  mark,
});
