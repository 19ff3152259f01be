import { lawStanding } from '@/features/laws/law-status-schema';
import { NO_YEAR, type LawAnswer, type LawPage } from '@/features/laws/laws-schema';
import { publishedLaws } from '../../content/kinds/laws';
import type { LawRecord } from '../../data/laws/law-record';
import { sourcesFor } from '../../data/sources';
import { facetPage } from '../../search/facet-page';
import { lawAsSent, lawInList } from '../../sent/law-sent';
import { lawNumbers, lawSummaryWords, lawTitleWords } from '../../sent/law-texts';
import type { Locale } from '../../locale';
import { portalGet, required } from '../../portal-conventions';
import { isFound, matchingWords } from '../../search/text-search';

const FACETS = ['kind', 'country', 'standardType', 'productType', 'status', 'year'];
const OTHERS = 6;

/** GET law/findPage and law/get */
export const lawHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/law/findPage', ({ query, locale }): LawPage => {
    const [q, dateOrder] = [query.get('q'), query.get('date_ORDER')];
    const laws = publishedLaws();
    const byDate = inOrder(laws, dateOrder === 'ASC').filter((law) => isFound(textsOf(law, locale), q));
    const found = dateOrder === null ? bestFirst(byDate, q, locale) : byDate;
    const rows = found.map((law) => ({ ...filterFields(law, today()), law }));
    const page = facetPage(rows, withoutOrder(query), FACETS);
    return {
      ...page,
      rows: page.rows.map(({ law }) => lawInList(law, locale)),
      available: laws.length,
      sources: sourcesFor(['laws'], locale),
    };
  }),
  portalGet('*/rcep-boot/api/v1/portal/law/get', ({ query, locale }): LawAnswer => {
    const id = required(query, 'id', /^.{1,200}$/s, '不能超过200个字符');
    const laws = publishedLaws();
    const law = laws.find((result) => result.id === id) ?? null;
    const ofCountry = laws.filter((result) => result.country === law?.country && result.id !== id);
    const ofKind = ofCountry.filter((result) => result.kind === law?.kind);
    const others = [...new Set([...inOrder(ofKind, false), ...inOrder(ofCountry, false)])];
    return {
      law: law && lawAsSent(law, locale),
      others: others.slice(0, OTHERS).map((other) => lawInList(other, locale)),
      othersOfCountry: ofCountry.length,
      othersOfKind: ofKind.length,
      sources: sourcesFor(['laws'], locale),
    };
  }),
];

/** The server's day, in Beijing. */
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const filterFields = (law: LawRecord, day: string) => ({
  country: law.country,
  kind: law.kind,
  standardType: law.standardType,
  productType: law.productType,
  status: lawStanding(law.steps, law.until, day).status,
  year: law.date?.slice(0, 4) ?? NO_YEAR,
});

const titlesOf = (law: LawRecord): (string | null | undefined)[] => [
  law.titleZh,
  law.titleEn,
  ...Object.values(law.titles ?? {}),
  law.name?.text,
  ...lawNumbers(law),
];

const textsOf = (law: LawRecord, locale: Locale): (string | null | undefined)[] => [
  ...titlesOf(law),
  law.content?.texts.zh,
  law.content?.texts.en,
  ...lawTitleWords(law, locale),
  ...lawSummaryWords(law, locale),
];

/** Those with more words of `q` in titles and number first, then in filters and topics; otherwise in their order. */
function bestFirst(rows: readonly LawRecord[], q: string | null, locale: Locale): LawRecord[] {
  const inTitles = (law: LawRecord) => matchingWords(titlesOf(law), q);
  const inWords = (law: LawRecord) => matchingWords(lawTitleWords(law, locale), q);
  return rows.toSorted((a, b) => inTitles(b) - inTitles(a) || inWords(b) - inWords(a));
}

/** By date; those without a date are last either way. */
function inOrder(rows: readonly LawRecord[], isOldestFirst: boolean): LawRecord[] {
  return rows.toSorted((a, b) => {
    if (a.date === b.date) return 0;
    if (a.date === null || b.date === null) return a.date === null ? 1 : -1;
    return a.date < b.date === isOldestFirst ? -1 : 1;
  });
}

const withoutOrder = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key]) => !key.endsWith('_ORDER')));
