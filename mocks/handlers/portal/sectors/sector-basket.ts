import type { BasketRow } from '@/features/sectors/sector-basket-schema';
import type { SectorRule } from '@/features/sectors/sector-contents-schema';
import { sectorId } from '@/features/sectors/sectors-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import { PARTIES } from '../../../data/agreement-applies';
import { ruleOn } from '../../../editions/published-rules';
import * as rates from '../../../data/sectors/sector-rates';
import { sourcesFor } from '../../../data/sources';
import { facetPage } from '../../../search/facet-page';
import { MockFailure } from '../../../envelope';
import { findCode, nameOf, type HsCode } from '../../../search/hs/hs-codes';
import type { Locale } from '../../../locale';
import { portalGet, required, requiredCountry } from '../../../portal-conventions';
import { codesOfSector } from '../../../tariffs/sector-codes';

/** GET sector/get, sector/findCodes, sector/findPartners */
export const sectorBasketHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/sector/get', ({ query, locale }) => {
    const sector = requiredSector(query);
    const codes = codesOfSector(sector);
    const chapters = countsOf(codes.map((hs) => hs.slice(0, 2)));
    const rules = rulesOf(codes);
    return {
      sector,
      codes: codes.length,
      chapters: [...chapters].map(([chapter, count]) => ({ chapter, codes: count })),
      rules,
      rulesMissing: codes.length - rules.reduce((sum, rule) => sum + rule.codes, 0),
      sources: sourcesFor(['hs-2022', ...codes.flatMap((hs) => ruleOn(hs)?.sourceId ?? [])], locale),
    };
  }),
  portalGet('*/rcep-boot/api/v1/portal/sector/findCodes', async ({ query, locale }) => {
    const [from, to] = [requiredCountry(query, 'from'), requiredCountry(query, 'to')];
    const codes = await namedCodes(requiredSector(query));
    const found = codes.filter(matches(query.get('q') ?? ''));
    const byCode = await rates.ratesByCode(to);
    const rows = found.map((code) => rowOf(code, byCode.get(code.hs) ?? [], { from, to }, locale));
    const ruleSources = found.flatMap(({ hs }) => ruleOn(hs)?.sourceId ?? []);
    return {
      ...facetPage(rows, query, ['chapter', 'outcome', 'rule']),
      year: rates.yearOf(to),
      sources: sourcesFor(['hs-2022', rates.rateSourceOf(to), ...ruleSources], locale),
    };
  }),
  portalGet('*/rcep-boot/api/v1/portal/sector/findPartners', async ({ query, locale }) => {
    const [sector, to] = [requiredSector(query), requiredCountry(query, 'to')];
    const lines = await rates.sectorLines(to, sector);
    const routes = PARTIES.filter((party) => party !== to).map((partner) => ({ importer: to, partner }));
    const common = rates.commonLines(lines, routes);
    const tallies = routes.map((route) => ({ route, ...rates.tallyOf(common, route) }));
    return {
      total: routes.length,
      year: rates.yearOf(to),
      mark: rates.markOf(to),
      lines: lines.length,
      compared: common.length,
      averageMfn: tallies.find(({ averageMfn }) => averageMfn !== null)?.averageMfn ?? null,
      rows: tallies.map(({ route, lower, same, higher, averageRcep }) => ({
        partner: route.partner,
        withRcepRate: rates.rcepRateCount(lines, route),
        lower,
        same,
        higher,
        averageRcep,
      })),
      sources: sourcesFor([rates.rateSourceOf(to)], locale),
    };
  }),
];

/** The sector of a request; any other word is rejected with code 9802. */
export function requiredSector(query: URLSearchParams): SectorId {
  const requested = required(query, 'sector', /^\w+$/, '没有这个行业');
  const known = sectorId.options.find((option) => option === requested);
  if (known === undefined) throw new MockFailure(9802, '参数验证错误: sector，没有这个行业');
  return known;
}

async function namedCodes(sector: SectorId): Promise<HsCode[]> {
  const codes = await Promise.all(codesOfSector(sector).map(findCode));
  return codes.filter((code) => code !== null);
}

function rowOf(
  code: HsCode,
  lines: readonly rates.RateLine[],
  { from, to }: { from: string; to: string },
  locale: Locale,
): BasketRow {
  const rule = ruleOn(code.hs);
  return {
    hs: code.hs,
    name: nameOf(code, locale),
    chapter: code.hs.slice(0, 2),
    lines: lines.length,
    mfn: rates.mfnRangeOf(lines),
    rcep: rates.rcepRangeOf(lines, from),
    outcome: rates.outcomeOf(lines, from),
    rule: rule?.text ?? 'none',
    ruleMark: rule?.mark ?? null,
    mark: rates.markOf(to),
  };
}

/** Digits match codes that begin with them, words match names that contain all of them, in any language. */
function matches(typed: string): (code: HsCode) => boolean {
  const text = typed.normalize('NFKC').toLowerCase().trim();
  const digits = text.replace(/[\s.]/g, '');
  if (/^\d+$/.test(digits)) return ({ hs }) => hs.startsWith(digits.slice(0, 6));
  const words = text.split(/\s+/);
  return ({ names }) => {
    const all = Object.values(names).join('\n').normalize('NFKC').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

/** The rules of the codes by their text, the commonest first; checked only if checked for every one of them. */
function rulesOf(codes: readonly string[]): SectorRule[] {
  const available = codes.flatMap((hs) => ruleOn(hs) ?? []);
  return [...countsOf(available.map(({ text }) => text))]
    .map(([text, count]) => {
      const isChecked = available.every((rule) => rule.text !== text || rule.mark === 'fact');
      return { text, codes: count, mark: isChecked ? ('fact' as const) : ('unchecked' as const) };
    })
    .toSorted((a, b) => b.codes - a.codes);
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
