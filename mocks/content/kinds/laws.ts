import { rowsIn, rowsText } from '@/features/content/content-entries';
import { fieldIn } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import type { LawDetail } from '@/features/laws/laws-schema';
import type { LawStep } from '@/features/laws/law-status-schema';
import { lawKind } from '@/pages/console/content/kinds/law-schema';
import { laws } from '../../data/laws';
import type { LawRecord } from '../../data/laws/law-record';
import { lawAsSent } from '../../sent/law-sent';
import type { Locale } from '../../locale';
import { publishedRecords } from '../published';
import { createContentStore } from '../store';
import { choiceOf, codesOf, rowsField, textFields, textOf, textsIn } from './values';

/** The laws that staff edit. */
export const lawStore = createContentStore('law', () =>
  laws.map((law) => ({ id: law.id, values: valuesOfLaw(law) })),
);

/** The laws that visitors see today. */
export const publishedLaws = publishedRecords(lawStore, laws, lawOf);

/** The as-of date of the sample data. */
const AS_OF = '2026';

const steps = rowsField(lawKind.fields, 'steps');

/** A law as staff edit it. */
export function valuesOfLaw(law: LawRecord): ContentValues {
  const { titleZh, titleEn, titles, name, number, content } = law;
  const numbers = typeof number === 'string' ? null : number;
  return {
    country: law.country,
    kind: law.kind,
    ...textFields('title', { ...titles, zh: titleZh, en: titleEn }),
    ownName: name?.text ?? null,
    ownNameLanguage: name?.lang ?? null,
    ownNameMark: name?.mark ?? null,
    number: typeof number === 'string' ? number : null,
    numberInZh: numbers?.zh ?? null,
    numberInEn: numbers?.en ?? null,
    steps: rowsText(steps, law.steps) || null,
    until: law.until,
    standardType: law.standardType.join(','),
    productType: law.productType.join(','),
    ...textFields('content', content?.texts),
    contentMark: content?.mark ?? null,
    url: law.url,
    readInZh: law.readIn?.zh ?? null,
    readInEn: law.readIn?.en ?? null,
    caseIds: law.caseIds.join(',') || null,
    asOf: AS_OF,
    nextCheck: law.until,
    mark: law.mark,
  };
}

/** The law that the portal sends for these values. */
export function lawOf(id: string, values: ContentValues): LawRecord {
  const { zh = '', en = '', ...titles } = textsIn(values, 'title') ?? {};
  const mark = choiceOf<LawRecord['mark']>(values, 'mark');
  const dated = stepsOf(values);
  const content = textsIn(values, 'content');
  const name = textOf(values, 'ownName');
  return {
    id,
    country: choiceOf(values, 'country'),
    kind: choiceOf<LawRecord['kind']>(values, 'kind'),
    titleZh: zh,
    titleEn: en,
    ...(Object.keys(titles).length > 0 && { titles }),
    name:
      name === null
        ? null
        : { text: name, lang: languageOf(values), mark: markOf(values, 'ownNameMark', mark) },
    number: textOf(values, 'number') ?? zhAndEn(values, 'numberIn'),
    steps: dated,
    date: dated.at(-1)?.date ?? null,
    until: textOf(values, 'until'),
    standardType: codesOf(values, 'standardType'),
    productType: codesOf(values, 'productType'),
    content: content && { texts: content, mark: markOf(values, 'contentMark', mark) },
    url: textOf(values, 'url'),
    readIn: zhAndEn(values, 'readIn'),
    caseIds: codesOf(values, 'caseIds'),
    mark,
  };
}

function stepsOf(values: ContentValues): LawStep[] {
  const rows = rowsIn(steps, values['steps']) as unknown as LawStep[];
  return rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

const languageOf = (values: ContentValues): string => textOf(values, 'ownNameLanguage') ?? 'en';

const markOf = (values: ContentValues, field: string, mark: LawRecord['mark']): LawRecord['mark'] =>
  (textOf(values, field) as LawRecord['mark'] | null) ?? mark;

function zhAndEn(values: ContentValues, start: string): Partial<Record<'zh' | 'en', string>> | null {
  const [zh, en] = [textOf(values, fieldIn(start, 'zh')), textOf(values, fieldIn(start, 'en'))];
  if (zh === null && en === null) return null;
  return { ...(zh !== null && { zh }), ...(en !== null && { en }) };
}

/** A law as its page sends it. */
export const lawPreview = (id: string, values: ContentValues, locale: Locale): LawDetail =>
  lawAsSent(lawOf(id, values), locale);
