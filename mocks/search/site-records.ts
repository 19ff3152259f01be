import { COUNTRY_NAMES } from '@/features/site-search/local/country-name-table';
import type { FoundRecord } from '@/features/site-search/site-search-schema';
import type { RelationKind } from '@/features/standards/standards-schema';
import { PLACE_NAMES } from '../data/countries/country-names';
import type { LawRecord } from '../data/laws/law-record';
import { publishedLaws } from '../content/kinds/laws';
import { publishedNews } from '../content/kinds/news';
import { caseNames } from '../data/risk-case-names';
import { caseKindNames } from '../data/risk-cases/risk-case-kinds';
import type { NewsEntry } from '../data/news-entry';
import type { CaseEntry } from '../data/risk-cases';
import { adoptionOf, type LibraryStandard, type StandardLibrary } from '../data/standards';
import { publishedCases } from '../content/kinds/risk-cases';
import { lawTitles } from '../sent/law-texts';
import { locales, pick, type Locale, type Texts } from '../locale';

/**
 * A searchable law, case, news item or standard; `words` are further texts to search,
 * `codes` the codes, headings and chapters it is about, digits only.
 */
export interface SiteRecord extends Omit<FoundRecord, 'title' | 'detail' | 'relation' | 'url'> {
  title: Texts;
  /** The title if it is in none of the languages of the site. */
  foreignTitle?: FoundRecord['title'];
  detail: Texts | null;
  relation?: FoundRecord['relation'];
  url?: string | null;
  words: string[];
  codes: readonly string[];
}

/** What is searched besides the standards: each list is another object after a change. */
export const searchedLists = (): readonly (readonly unknown[])[] => [
  publishedLaws(),
  publishedCases(),
  publishedNews(),
];

/** All searchable records of the site. */
export const siteRecords = (library: StandardLibrary): SiteRecord[] => [
  ...publishedLaws().map(ofLaw),
  ...publishedCases().map(ofCase),
  ...publishedNews().map(ofNews),
  ...library.standards.map((standard) => ofStandard(standard, library)),
];

/** The record in the reader's language. */
export function toSearchResult(record: SiteRecord, locale: Locale): FoundRecord {
  const {
    words: _words,
    codes: _codes,
    title,
    foreignTitle,
    detail,
    relation = null,
    url = null,
    ...rest
  } = record;
  return {
    ...rest,
    title: foreignTitle ?? pick(title, locale),
    detail: detail && pick(detail, locale),
    relation,
    url,
  };
}

function ofLaw(law: LawRecord): SiteRecord {
  const { id, country, number, date, mark } = law;
  return {
    kind: 'law',
    id,
    countries: [country],
    date,
    mark,
    sourceId: 'laws',
    title: lawTitles(law),
    detail: typeof number === 'string' ? { en: number } : number,
    words: [...namesOf([country]), law.content?.texts.zh ?? '', law.content?.texts.en ?? ''],
    codes: [],
  };
}

function ofCase({ base: available, status, measure }: CaseEntry): SiteRecord {
  const { id, importer, exporters, hs } = available;
  const against = exporters === 'all' ? [] : exporters;
  return {
    kind: 'case',
    id,
    countries: [importer],
    sourceId: 'trade-remedies',
    title: caseNames(available),
    detail: caseKindNames[available.kind],
    date: available.final ?? available.provisional ?? available.initiated,
    mark: available.hsUnchecked === true ? 'unchecked' : 'fact',
    words: [
      ...namesOf([importer, ...against]),
      ...Object.values(status),
      ...Object.values(measure ?? {}),
      available.document ?? '',
    ],
    codes: hs,
  };
}

function ofNews({ id, headline, body, countries, date, mark, hs = [] }: NewsEntry): SiteRecord {
  const texts = Object.values(body).map((html) => html.replace(/<[^>]*>/g, ' '));
  return {
    kind: 'news',
    id,
    title: headline,
    detail: null,
    countries,
    date,
    mark,
    sourceId: 'news',
    words: [...texts, ...namesOf(countries)],
    codes: hs,
  };
}

function ofStandard(standard: LibraryStandard, library: StandardLibrary): SiteRecord {
  const { id, number, country, titles, codes, mark, sourceId } = standard;
  const adoption = adoptionOf(library, id);
  const relation = adoption && (adoption.relation.degree ?? pairOf(adoption.relation.kind));
  const adopts = adoption?.to.number ?? '';
  const languages = locales.flatMap((lang) => {
    const title = titles[lang];
    return title === undefined ? [] : [[lang, `${number} ${title}`] as const];
  });
  const [foreign] = languages.length === 0 ? Object.entries(titles) : [];
  return {
    kind: 'standard',
    id,
    countries: country === null ? [] : [country],
    date: standard.from ?? standard.published,
    mark,
    sourceId,
    title: languages.length === 0 ? { en: number } : Object.fromEntries(languages),
    ...(foreign === undefined ? {} : { foreignTitle: { text: `${number} ${foreign[1]}`, lang: foreign[0] } }),
    detail: adoption === null ? null : { en: adopts },
    relation,
    words: [
      ...Object.values(titles),
      ...namesOf(country === null ? [] : [country]),
      number.replace(/\s/g, ''),
      adopts.replace(/\s/g, ''),
      relation ?? '',
    ],
    codes,
  };
}

/** The word of site search for a pair without a degree. */
const pairOf = (kind: RelationKind): FoundRecord['relation'] =>
  kind === 'adopts' || kind === 'basedOn' || kind === 'corresponds' ? kind : null;

const namesOf = (countries: readonly string[]): string[] =>
  countries.flatMap((code) => [
    ...Object.values(PLACE_NAMES[code] ?? {}),
    ...(COUNTRY_NAMES[code]?.split(',') ?? []),
    code,
  ]);
