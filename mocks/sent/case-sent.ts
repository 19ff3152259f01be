import type { CaseLaw, riskCaseEndpoint, RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import type { DataOf } from '@/shared/api/endpoint';
import { publishedLaws } from '../content/kinds/laws';
import { publishedCases } from '../content/kinds/risk-cases';
import type { LawRecord } from '../data/laws/law-record';
import { caseRecord, caseRow, lastDateOf, originsOf, type CaseEntry } from '../data/risk-cases';
import { sourcesFor } from '../data/sources';
import { lawNumber } from './law-texts';
import { pick, type Locale } from '../locale';

const RELATED = 5;

type CaseAnswer = DataOf<typeof riskCaseEndpoint>;

const sourcesOf = (locale: Locale) => sourcesFor(['trade-remedies', 'laws'], locale);

/** The answer for an id without a case. */
export const noCase = (locale: Locale): CaseAnswer => ({
  record: null,
  sameGoods: group([], locale),
  samePair: group([], locale),
  laws: [],
  sources: sourcesOf(locale),
});

/** A case as its page sends it, with the published cases and laws related to it. */
export function caseAsSent(record: CaseEntry, locale: Locale): CaseAnswer {
  const others = publishedCases().filter(({ base }) => base.id !== record.base.id);
  const sameGoods = others.filter((other) => hasSameName(other, record) || sharesCode(other, record, 4));
  return {
    record: caseRecord(record, locale),
    sameGoods: group(sameGoods, locale, (other) => nearness(other, record)),
    samePair: group(
      others.filter((other) => !sameGoods.includes(other) && sharesPair(other, record)),
      locale,
    ),
    laws: lawsOf(record).map((law) => lawItem(law, locale)),
    sources: sourcesOf(locale),
  };
}

const hasSameName = (a: CaseEntry, b: CaseEntry): boolean => a.base.productEn === b.base.productEn;

/** True if the first `length` digits of a code of one case equal those of a code of the other. */
function sharesCode(a: CaseEntry, b: CaseEntry, length: number): boolean {
  const cut = ({ base }: CaseEntry) =>
    base.hs.filter((code) => code.length >= length).map((code) => code.slice(0, length));
  return cut(a).some((code) => cut(b).includes(code));
}

/** 2 for a shared subheading, 1 for the name, 0 for the heading. */
const nearness = (a: CaseEntry, b: CaseEntry): number =>
  sharesCode(a, b, 6) ? 2 : Number(hasSameName(a, b));

function sharesPair(a: CaseEntry, b: CaseEntry): boolean {
  if (a.base.importer !== b.base.importer) return false;
  const named = originsOf(a).named;
  return originsOf(b).named.some((exporter) => named.includes(exporter));
}

/** The first cases of a group: the nearest, then the latest. */
function group(
  found: readonly CaseEntry[],
  locale: Locale,
  rankOf: (record: CaseEntry) => number = () => 0,
): { total: number; rows: RiskCaseRow[] } {
  const sorted = found.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || (lastDateOf(b.facts) ?? '').localeCompare(lastDateOf(a.facts) ?? ''),
  );
  return { total: found.length, rows: sorted.slice(0, RELATED).map((record) => caseRow(record, locale)) };
}

/**
 * Laws of the importer that decide this case, then those on trade remedies; if there is none, those under the WTO
 * agreements.
 */
function lawsOf({ base }: CaseEntry): LawRecord[] {
  const own = publishedLaws().filter((law) => law.country === base.importer);
  const deciding = own.filter((law) => law.caseIds.includes(base.id));
  const general = own.filter((law) => law.caseIds.length === 0);
  const onRemedies = general.filter((law) => /反倾销|反补贴|保障措施|贸易防卫/.test(law.titleZh));
  const underWto = general.filter((law) => law.standardType.includes('WTO'));
  return [...deciding, ...(onRemedies.length > 0 ? onRemedies : underWto)].slice(0, RELATED);
}

function lawItem(law: LawRecord, locale: Locale): CaseLaw {
  const title = pick({ zh: law.titleZh, en: law.titleEn }, locale);
  return {
    id: law.id,
    title,
    alsoTitled: title.lang === 'zh' ? { text: law.titleEn, lang: 'en' } : { text: law.titleZh, lang: 'zh' },
    number: lawNumber(law, locale),
    url: law.url,
    mark: law.mark,
  };
}
