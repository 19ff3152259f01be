import type { LawStep } from '@/features/laws/law-status-schema';
import type { LawKind } from '@/features/laws/laws-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { Texts } from '../../locale';
import { lawSummaries } from './law-summaries';

/**
 * A law or regulation. Chinese titles of foreign laws and English titles of Chinese ones are working
 * translations; `name` is the title as enacted, null if unknown. `content` is a short note in own words, never
 * the text of the law: based on this record (dates, numbers, the case it is about), else on general knowledge and
 * then unchecked. `readIn` names where the entry was found.
 */
export interface LawRecord {
  id: string;
  country: string;
  kind: LawKind;
  titleZh: string;
  titleEn: string;
  /** Titles in further languages of the site. */
  titles?: Texts;
  name: { text: string; lang: string; mark: RecordMark } | null;
  /** In the available languages; a plain string if it has no words, only signs. */
  number: Texts | string | null;
  /** By date. */
  steps: LawStep[];
  /** The latest of `steps`; null if there is none. */
  date: string | null;
  /** The last day of application stated in the title or the measure. */
  until: string | null;
  /** Agreements the law belongs to. */
  standardType: string[];
  /** The kinds of product, based on the title. */
  productType: string[];
  content: { texts: Texts; mark: RecordMark } | null;
  url: string | null;
  readIn: Texts | null;
  /** Trade-remedy cases under the law. */
  caseIds: string[];
  mark: RecordMark;
}

/** What differs from law to law; absent means no data. */
interface RecordedFields {
  number?: Texts | string;
  dates?: Partial<Record<LawStep['kind'], string>>;
  /** The dates are general knowledge, not from the source of the entry. */
  areDatesUnchecked?: boolean;
  until?: string;
  /**
   * Title as enacted, with its language, from general knowledge; null if even that of a law in English is unknown.
   */
  name?: [lang: string, text: string] | null;
  about?: string[];
  /** Based on this record; shares the mark of the law. */
  content?: Texts;
  url?: string;
  readIn?: Texts;
  caseIds?: string[];
  mark?: RecordMark;
}

/** Countries whose laws are enacted in English, so that the English title is the original. */
const IN_ENGLISH = ['AU', 'NZ', 'SG', 'MY', 'PH', 'IN', 'BN'];

/** A record from its id (which begins with the country), kind, both titles, agreements, and other data. */
export function law(
  id: string,
  kind: LawKind,
  titleZh: string,
  titleEn: string,
  standardType: string[],
  available: RecordedFields = {},
): LawRecord {
  const country = id.slice(0, 2).toUpperCase();
  const { mark = 'fact', dates = {} } = available;
  const steps = stepsOf(dates, available.areDatesUnchecked === true ? 'unchecked' : mark);
  return {
    id,
    country,
    kind,
    titleZh,
    titleEn,
    name: nameOf(country, titleZh, titleEn, mark, available.name),
    number: available.number ?? null,
    steps,
    date: steps.at(-1)?.date ?? null,
    until: available.until ?? null,
    standardType,
    productType: available.about ?? ['all'],
    content: contentOf(id, mark, available.content),
    url: available.url ?? null,
    readIn: available.readIn ?? null,
    caseIds: available.caseIds ?? [],
    mark,
  };
}

function nameOf(
  country: string,
  titleZh: string,
  titleEn: string,
  mark: RecordMark,
  own: RecordedFields['name'],
): LawRecord['name'] {
  if (own === null) return null;
  if (own !== undefined) return { lang: own[0], text: own[1], mark: 'unchecked' };
  if (country === 'CN') return { lang: 'zh', text: titleZh, mark };
  return IN_ENGLISH.includes(country) ? { lang: 'en', text: titleEn, mark } : null;
}

function contentOf(id: string, mark: RecordMark, own: Texts | undefined): LawRecord['content'] {
  if (own !== undefined) return { texts: own, mark };
  const texts = lawSummaries[id];
  return texts === undefined ? null : { texts, mark: 'unchecked' };
}

function stepsOf(dates: NonNullable<RecordedFields['dates']>, mark: RecordMark): LawStep[] {
  return Object.entries(dates)
    .map(([kind, date]) => ({ kind: kind as LawStep['kind'], date, mark }))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
