import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { publishedPairs } from '../../../content/kinds/pairs';
import { appendixFor } from '../../../data/tariffs/appendices';
import type { NationalLine } from '../../../data/national-line';
import { officialTariffOf } from '../../../data/tariffs/official-tariffs';
import { agreementsWithoutRates } from '../../../data/tariffs/other-agreements';
import { ruleChanges, ruleOn } from '../../../editions/published-rules';
import { SAMPLE_IMPORTERS } from '../../../data/tariffs/sample-schedules';
import { sourcesFor } from '../../../data/sources';
import { codesUnder, findCode, knownHeadingDigits, nameOf, type HsCode } from '../../../search/hs/hs-codes';
import { pick, type Locale } from '../../../locale';
import { hasSchedule, nationalLines } from '../../../tariffs/national-lines';
import { portalGet, required, requiredCountry, withSamples } from '../../../portal-conventions';
import { extentOf } from '../../../tariffs/tariff-extent';

const HS_EDITION = 2022;
const NEAREST = 8;

/** GET tariff/query */
export const tariffHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tariff/query', ({ query, locale }): Promise<TariffAnswer> => {
    const requested = required(query, 'hs', /^\d{6,11}$/, '只能为6至11位数字');
    return answerFor(requested, requiredCountry(query, 'to'), withSamples(query), locale);
  }),
];

async function answerFor(
  requested: string,
  importer: string,
  hasSamples: boolean,
  locale: Locale,
): Promise<TariffAnswer> {
  const code = await findCode(requested.slice(0, 6));
  const lines = code === null ? [] : await nationalLines(importer, code.hs, hasSamples);
  const line = code === null ? null : matchedLine(requested, lines);
  const rule = code === null ? null : ruleOn(code.hs);
  const changes = code === null ? undefined : ruleChanges(code.hs);
  const appendix = appendixFor(importer, requested);
  const pairs = publishedPairs(importer);
  const agreements = agreementsWithoutRates(importer, hasAllOrigins(lines));
  return {
    importer,
    requested,
    hs: code?.hs ?? null,
    matchedDigits:
      code === null
        ? await knownHeadingDigits(requested)
        : line === null
          ? 6
          : Math.min(line.length, requested.length),
    matchedLine: line,
    coverage: coverageOf(code, lines, hasSchedule(importer, hasSamples)),
    name: code && nameOf(code, locale),
    hsEdition: HS_EDITION,
    schedule: extentOf(importer, hasSamples),
    hasSample: SAMPLE_IMPORTERS.includes(importer),
    lines: lines.map((each) => ({ ...each, description: describe(each, locale), pairs })),
    agreements,
    rule,
    ...(changes !== undefined && { ruleChanges: changes }),
    appendix,
    nearest: code === null ? await nearest(requested, locale) : [],
    official: officialTariffOf(importer),
    pairs,
    sources: sourcesFor(
      [
        ...(code === null ? [] : ['hs-2022']),
        ...lines.flatMap(sourceIds),
        ...[rule, ...(changes ?? []).map((change) => change.rule)].flatMap((each) => each?.sourceId ?? []),
        appendix.sourceId,
        ...agreements.map((agreement) => agreement.sourceId),
      ],
      locale,
    ),
  };
}

function coverageOf(
  code: HsCode | null,
  lines: readonly NationalLine[],
  isScheduled: boolean,
): TariffAnswer['coverage'] {
  if (code === null) return 'unknown';
  if (lines.length > 0) return 'lines';
  return isScheduled ? 'code' : 'importer';
}

/** For Korea, whether the lines have the rates of every origin. */
const hasAllOrigins = (lines: readonly NationalLine[]): boolean =>
  lines.length > 0 && lines.every(({ rcep }) => rcep.length > 1);

/** The national line of a longer code: its longest prefix among the lines, or the only line that begins with it. */
function matchedLine(requested: string, lines: readonly NationalLine[]): string | null {
  if (requested.length === 6) return null;
  const parents = lines.filter((line) => requested.startsWith(line.code)).map((line) => line.code);
  const children = lines.filter((line) => line.code.startsWith(requested)).map((line) => line.code);
  return (
    parents.toSorted((a, b) => b.length - a.length)[0] ??
    (children.length === 1 ? (children[0] ?? null) : null)
  );
}

/** Codes of the same heading, nearest number first: another heading is about other goods. */
async function nearest(requested: string, locale: Locale): Promise<TariffAnswer['nearest']> {
  const wanted = Number(requested.slice(0, 6));
  const codes = await codesUnder(requested.slice(0, 4));
  return codes
    .toSorted((a, b) => Math.abs(Number(a.hs) - wanted) - Math.abs(Number(b.hs) - wanted))
    .slice(0, NEAREST)
    .map((code) => ({ hs: code.hs, name: nameOf(code, locale) }));
}

/** The tariff's own description of the line; null if there is none. */
function describe(line: NationalLine, locale: Locale): TariffLine['description'] {
  return Object.keys(line.description).length > 0 ? pick(line.description, locale) : null;
}

function sourceIds(line: NationalLine): string[] {
  const rates = [
    ...line.mfn,
    ...(line.basic ? [line.basic] : []),
    ...line.rcep.flatMap((column) => column.rates),
    ...line.others.map((other) => other.rate),
  ];
  return rates.map((rate) => rate.sourceId);
}
