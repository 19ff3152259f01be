import type { RuleRecord } from '@/features/tariffs/tariffs-schema';
import type { HsTree, HsTreeRow } from '@/features/hs/tree/hs-tree-schema';
import { officialTariffOf } from '../../../data/tariffs/official-tariffs';
import { ruleOn } from '../../../editions/published-rules';
import { sourcesFor } from '../../../data/sources';
import { nearestPlace } from '../../../hs-tree/find-place';
import { placeRates } from '../../../hs-tree/place-rates';
import { chapters, type Place, sections, sentPlace } from '../../../hs-tree/places';
import { type ShownTariff, shownTariff } from '../../../hs-tree/shown-tariff';
import type { Locale } from '../../../locale';
import type { RatesTable } from '../../../tariffs/packed';
import { optional, portalGet } from '../../../portal-conventions';

const COUNTRY = [/^[A-Z]{2}$/, '只能为两位大写国家代码'] as const;

/** GET hs/tree */
export const hsTreeHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/hs/tree', ({ query, locale }): Promise<HsTree> => {
    const code = optional(query, 'code', /^(?:[IVX]{1,5}|\d{2,11})$/, '只能为类号或2至11位数字');
    const [to, from] = [optional(query, 'to', ...COUNTRY), optional(query, 'from', ...COUNTRY)];
    const date = optional(query, 'date', /^20\d\d-\d\d-\d\d$/, '只能为日期');
    return treeFor({ code, to, from, date }, locale);
  }),
];

interface Question {
  code: string;
  to: string;
  from: string;
  date: string;
}

/** The rates for counting rows. */
interface Rates {
  table: RatesTable;
  rcep: string | null;
}

async function treeFor({ code, to, from, date }: Question, locale: Locale): Promise<HsTree> {
  const { place, isKnown } = await nearestPlace(code);
  const tariff = shownTariff(to, from, date);
  const state = stateOf(to, tariff, date);
  const rates = tariff && state === 'rates' ? { table: await tariff.table(), rcep: tariff.rcep } : null;
  const everyChapter = await chapters();
  const ruleAt = (each: Place) => (each.level === 'section' ? null : ruleOn(each.code, date || undefined));
  const rowOf = (each: Place) => ({
    ...treeRow(each, everyChapter, rates, locale),
    rule: sentRule(ruleAt(each)),
  });
  const children = place?.children ?? (await sections());
  const isLast = place?.self.level === 'subheading';
  const lines = tariff && isLast && state === 'rates' ? await tariff.lines(place.self.code, locale) : [];
  const sent = (each: Place | null | undefined) => (each ? sentPlace(each, locale) : null);
  const self = place && rowOf(place.self);
  const rows = children.map(rowOf);
  const ruleSources = [...(place ? [place.self] : []), ...children].flatMap(
    (each) => ruleAt(each)?.sourceId ?? [],
  );
  return {
    requested: code,
    isKnown,
    code: place?.self.code ?? null,
    path: (place?.above ?? []).map((each) => sentPlace(each, locale)),
    self,
    previous: sent(place?.previous),
    next: sent(place?.next),
    rows,
    lines,
    state,
    tariff: tariff?.edition ?? null,
    official: officialTariffOf(to),
    sources: sourcesFor(['hs-2022', ...(tariff && rates ? [tariff.sourceId] : []), ...ruleSources], locale),
  };
}

const sentRule = (rule: RuleRecord | null): HsTreeRow['rule'] => rule && { text: rule.text, code: rule.code };

function stateOf(to: string, tariff: ShownTariff | null, date: string): HsTree['state'] {
  if (to === '') return 'noImporter';
  if (tariff === null) return 'noTariff';
  const { validFrom, validTo } = tariff.edition;
  return date === '' || (date >= validFrom && date <= validTo) ? 'rates' : 'otherDate';
}

function treeRow(
  place: Place,
  everyChapter: readonly Place[],
  rates: Rates | null,
  locale: Locale,
): Omit<HsTreeRow, 'rule'> {
  const isSection = place.level === 'section';
  const starts = isSection ? place.chapters : [place.code];
  return {
    ...sentPlace(place, locale),
    hasChildren: place.level !== 'subheading',
    chapters: isSection
      ? everyChapter
          .filter(({ code }) => place.chapters.includes(code))
          .map((chapter) => sentPlace(chapter, locale))
      : [],
    rates: rates && placeRates(rates.table, starts, rates.rcep),
  };
}
