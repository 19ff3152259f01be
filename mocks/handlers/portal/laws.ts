import { lawStanding } from '@/features/laws/law-status-schema';
import {
  NO_YEAR,
  type LawAnswer,
  type LawDetail,
  type LawPage,
  type LawRecord as SentLaw,
} from '@/features/laws/laws-schema';
import { laws } from '../../data/laws';
import type { LawRecord } from '../../data/laws/law-record';
import { lawRegisters } from '../../data/laws/law-registers';
import { sourcesFor } from '../../data/sources';
import { tradeRemedyCases } from '../../data/trade-remedies';
import { facetPage } from '../../search/facet-page';
import { lawNumber, lawNumbers, lawSummaryWords, lawTitleWords } from '../../law-texts';
import { pick, type Locale } from '../../locale';
import { portalGet, required } from '../../portal-conventions';
import { isFound, matchingWords } from '../../search/text-search';

const FACETS = ['kind', 'country', 'standardType', 'productType', 'status', 'year'];
const OTHERS = 6;

/** GET law/findPage and law/get */
export const lawHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/law/findPage', ({ query, locale }): LawPage => {
    const [q, dateOrder] = [query.get('q'), query.get('date_ORDER')];
    const byDate = inOrder(laws, dateOrder === 'ASC').filter((law) => isFound(textsOf(law, locale), q));
    const found = dateOrder === null ? bestFirst(byDate, q, locale) : byDate;
    const rows = found.map((law) => ({ ...filterFields(law, today()), law }));
    const page = facetPage(rows, withoutOrder(query), FACETS);
    return {
      ...page,
      rows: page.rows.map(({ law }) => toSent(law, locale)),
      held: laws.length,
      sources: sourcesFor(['laws'], locale),
    };
  }),
  portalGet('*/rcep-boot/api/v1/portal/law/get', ({ query, locale }): LawAnswer => {
    const id = required(query, 'id', /^.{1,200}$/s, '不能超过200个字符');
    const law = laws.find((result) => result.id === id) ?? null;
    const ofCountry = laws.filter((result) => result.country === law?.country && result.id !== id);
    const ofKind = ofCountry.filter((result) => result.kind === law?.kind);
    const others = [...new Set([...inOrder(ofKind, false), ...inOrder(ofCountry, false)])];
    return {
      law: law && toDetail(law, locale),
      others: others.slice(0, OTHERS).map((other) => toSent(other, locale)),
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

function toSent(law: LawRecord, locale: Locale): SentLaw {
  const title = titleFor(law, locale);
  const other = title.lang === 'en' ? { text: law.titleZh, lang: 'zh' } : { text: law.titleEn, lang: 'en' };
  return {
    id: law.id,
    country: law.country,
    kind: law.kind,
    title,
    name: law.name,
    otherTitle: other.text === law.name?.text ? null : other,
    number: lawNumber(law, locale),
    standardType: law.standardType,
    productType: law.productType,
    content: law.content && { ...pick(law.content.texts, locale), mark: law.content.mark },
    steps: law.steps,
    until: law.until,
    date: law.date,
    url: law.url,
    mark: law.mark,
    sourceId: 'laws',
  };
}

/** The law's own name if it is in the reader's language. */
function titleFor({ titleZh, titleEn, name }: LawRecord, locale: Locale) {
  const own = name !== null && name.lang === locale ? { [locale]: name.text } : {};
  return pick({ zh: titleZh, en: titleEn, ...own }, locale);
}

function toDetail(law: LawRecord, locale: Locale): LawDetail {
  const register = lawRegisters[law.country];
  const cases = tradeRemedyCases.filter((result) => law.caseIds.includes(result.id));
  return {
    ...toSent(law, locale),
    readIn: law.readIn && pick(law.readIn, locale),
    register: register ? { title: pick(register.title, locale), url: register.url, mark: 'unchecked' } : null,
    cases: cases.map((result) => ({
      id: result.id,
      title: pick({ zh: result.productZh, en: result.productEn }, locale),
    })),
  };
}
