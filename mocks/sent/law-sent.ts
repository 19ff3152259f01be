import type { LawDetail, LawRecord as SentLaw } from '@/features/laws/laws-schema';
import type { LawRecord } from '../data/laws/law-record';
import { lawRegisters } from '../data/laws/law-registers';
import { publishedCases } from '../content/kinds/risk-cases';
import { lawNumber, lawTitles } from './law-texts';
import { pick, type Locale } from '../locale';

/** A law as the list of the portal sends it. */
export function lawInList(law: LawRecord, locale: Locale): SentLaw {
  const title = pick(lawTitles(law), locale);
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

/** A law as its page sends it, with its register and cases. */
export function lawAsSent(law: LawRecord, locale: Locale): LawDetail {
  const register = lawRegisters[law.country];
  const cases = publishedCases().flatMap(({ base }) => (law.caseIds.includes(base.id) ? [base] : []));
  return {
    ...lawInList(law, locale),
    readIn: law.readIn && pick(law.readIn, locale),
    register: register ? { title: pick(register.title, locale), url: register.url, mark: 'unchecked' } : null,
    cases: cases.map((result) => ({
      id: result.id,
      title: pick({ zh: result.productZh, en: result.productEn }, locale),
    })),
  };
}
