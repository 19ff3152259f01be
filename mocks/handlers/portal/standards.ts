import {
  ADOPTION_STATES,
  INTERNATIONAL,
  type StandardAdoption,
  type StandardAnswer,
  type StandardGraph,
  type StandardPage,
  type StandardsAnswer,
} from '@/features/standards/standards-schema';
import { sectorId } from '@/features/sectors/sectors-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { statusOn, type LibraryStandard, type StandardLibrary } from '../../data/standards';
import { facetPage } from '../../search/facet-page';
import { filterRows, PORTAL_OPERATORS } from '../../search/list-query';
import type { Locale } from '../../locale';
import { optional, portalGet, required } from '../../portal-conventions';
import { libraryDay, librarySources, standardAsSent } from '../../sent/standard-sent';
import { standardLibrary } from '../../standards/standard-library';
import { yearOf } from '../../standards/standard-numbers';
import { titleFor, toDetail, toRecord } from '../../standards/standard-texts';
import { isFound, matchingWords } from '../../search/text-search';

const FACETS = ['country', 'body', 'sector', 'ics', 'status', 'relation', 'year', 'hasIndicators'];
const SEVERAL = 4;
const GRAPH_LIMIT = 1000;

/** GET standard/findPage, standard/get, standard/getSeveral, standard/getGraph and standard/findAdoption */
export const standardHandlers = [
  portalGet(
    '*/rcep-boot/api/v1/portal/standard/findPage',
    async ({ query, locale }): Promise<StandardPage> => {
      const library = await standardLibrary();
      const q = query.get('q');
      const found = library.standards.filter((standard) => isFound(textsOf(standard, library), q));
      const rows = bestFirst(found, q).map((standard) => ({
        ...filterFields(standard),
        hasIndicators: library.indicatorsOf.has(standard.id) ? '1' : null,
        standard,
      }));
      const page = facetPage(rows, withIndicators(query), FACETS);
      return {
        ...page,
        facets: { ...page.facets, ics: (page.facets['ics'] ?? []).filter(({ value }) => value.length === 2) },
        rows: page.rows.map(({ standard }) => toRecord(standard, library, libraryDay(), locale)),
        available: library.standards.length,
        sources: librarySources(
          page.rows.map(({ standard }) => standard),
          locale,
        ),
      };
    },
  ),
  portalGet('*/rcep-boot/api/v1/portal/standard/get', async ({ query, locale }): Promise<StandardAnswer> => {
    const id = required(query, 'id', /^.{1,200}$/s, '不能超过200个字符');
    return standardAsSent(id, await standardLibrary(), locale);
  }),
  portalGet(
    '*/rcep-boot/api/v1/portal/standard/getSeveral',
    async ({ query, locale }): Promise<StandardsAnswer> => {
      const reason = `不能超过${SEVERAL}个标准`;
      const ids = required(query, 'ids', /^[^,]{1,200}(,[^,]{1,200}){0,3}$/s, reason).split(',');
      const library = await standardLibrary();
      const found = [...new Set(ids)].flatMap((id) => library.byId.get(id) ?? []);
      return {
        standards: found.map((standard) => toDetail(standard, library, libraryDay(), locale)),
        sources: librarySources(found, locale, library),
      };
    },
  ),
  portalGet(
    '*/rcep-boot/api/v1/portal/standard/getGraph',
    async ({ query, locale }): Promise<StandardGraph> => {
      const isRelated = optional(query, 'related', /^1$/, '只能为1') === '1';
      const limit = Number(optional(query, 'limit', /^[1-9]\d{0,4}$/, '只能为正整数') || GRAPH_LIMIT);
      return graphOf(await standardLibrary(), { query, isRelated, limit, locale });
    },
  ),
  portalGet(
    '*/rcep-boot/api/v1/portal/standard/findAdoption',
    async ({ locale }): Promise<StandardAdoption> => {
      const library = await standardLibrary();
      const { standards } = library;
      const countries = [...new Set(standards.flatMap(({ country }) => country ?? []))];
      const rows = countries.flatMap((country) =>
        sectorId.options.flatMap((sector) => {
          const own = standards.filter((one) => one.country === country && one.sector === sector);
          if (own.length === 0) return [];
          const isUnchecked = own.some((one) => isAdoptionUnchecked(one, library));
          const mark: RecordMark = isUnchecked ? 'unchecked' : 'fact';
          return [{ country, sector, counts: adoptionCounts(own), mark }];
        }),
      );
      return { rows, sources: librarySources(standards, locale) };
    },
  ),
];

/** The query with `hasIndicators` as a filter of the field of that name. */
function withIndicators(query: URLSearchParams): URLSearchParams {
  const wanted = optional(query, 'hasIndicators', /^1$/, '只能为1');
  return new URLSearchParams([...query, ['hasIndicators_IN', wanted]]);
}

function filterFields(standard: LibraryStandard) {
  const { country, body, sector, ics, adoption, number } = standard;
  const fields = ics.flatMap((code) => [code.slice(0, 2), code.slice(0, 6)]);
  return {
    country: country ?? INTERNATIONAL,
    body,
    sector,
    ics: [...new Set(fields)],
    status: statusOn(standard, libraryDay()),
    relation: country === null ? null : adoption,
    year: yearOf(number),
  };
}

/** Number and titles, the number also without spaces. */
const titlesOf = ({ number, titles }: LibraryStandard): string[] => [
  number,
  number.replace(/\s/g, ''),
  ...Object.values(titles),
];

function textsOf(standard: LibraryStandard, { relationsOf, byId }: StandardLibrary): string[] {
  const { id } = standard;
  const paired = (relationsOf.get(id) ?? []).flatMap(
    ({ from, to }) => byId.get(from === id ? to : from) ?? [],
  );
  return [...titlesOf(standard), ...paired.flatMap(({ number }) => [number, number.replace(/\s/g, '')])];
}

/** Those with more words of `q` in number and titles first; otherwise in their order. */
function bestFirst(rows: readonly LibraryStandard[], q: string | null): LibraryStandard[] {
  if ((q ?? '').trim() === '') return [...rows];
  return rows
    .map((standard) => ({ standard, words: matchingWords(titlesOf(standard), q) }))
    .toSorted((a, b) => b.words - a.words)
    .map(({ standard }) => standard);
}

/** True if a statement on a standard's adoption exists and is unchecked. */
const isAdoptionUnchecked = ({ id, adoption, mark }: LibraryStandard, { relationsOf }: StandardLibrary) =>
  adoption !== 'unknown' &&
  (mark !== 'fact' || (relationsOf.get(id) ?? []).some((relation) => relation.mark !== 'fact'));

function adoptionCounts(standards: readonly LibraryStandard[]): StandardAdoption['rows'][number]['counts'] {
  const count = (state: string) => standards.filter(({ adoption }) => adoption === state).length;
  return Object.fromEntries(ADOPTION_STATES.map((state) => [state, count(state)])) as Record<
    (typeof ADOPTION_STATES)[number],
    number
  >;
}

/** Standards that match the filters, those with a relation first, and what they adopt, replace or refer to. */
function graphOf(
  library: StandardLibrary,
  {
    query,
    isRelated,
    limit,
    locale,
  }: { query: URLSearchParams; isRelated: boolean; limit: number; locale: Locale },
): StandardGraph {
  const rows = library.standards.map((standard) => ({ ...filterFields(standard), standard }));
  const filters = new URLSearchParams(
    [...query].filter(([key]) => key === 'country_IN' || key === 'sector_IN'),
  );
  const filtered = filterRows(rows, filters, PORTAL_OPERATORS).map(({ standard }) => standard);
  const hasRelation = ({ id }: LibraryStandard) => library.relationsOf.has(id);
  const found = isRelated ? filtered.filter(hasRelation) : filtered;
  const first = found.toSorted((a, b) => Number(hasRelation(b)) - Number(hasRelation(a))).slice(0, limit);
  const own = new Set(first.map(({ id }) => id));
  const edges = library.relations.filter(({ from }) => own.has(from));
  const others = edges.flatMap(({ to }) => (own.has(to) ? [] : (library.byId.get(to) ?? [])));
  const nodes = [...new Set([...first, ...others])];
  return {
    total: found.length,
    nodes: nodes.map((standard) => ({
      id: standard.id,
      number: standard.number,
      title: titleFor(standard, locale),
      country: standard.country,
      body: standard.body,
      sector: standard.sector,
      status: statusOn(standard, libraryDay()),
      mark: standard.mark,
    })),
    edges: edges.map((edge) => ({ ...edge })),
    sources: librarySources(nodes, locale),
  };
}
