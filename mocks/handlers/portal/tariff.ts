import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { NationalLine } from '../../data/national-line';
import { officialTariffOf } from '../../data/official-tariffs';
import { agreementsWithoutRates } from '../../data/other-agreements';
import { ruleFor } from '../../data/rules-of-origin';
import { sourcesFor } from '../../data/sources';
import { findCode, hsCodes, nameOf } from '../../hs-codes';
import { pick, type Locale } from '../../locale';
import { portalGet, required, requiredCountry } from '../../portal-conventions';
import { extentOf } from '../../tariff-extent';
import { scheduleOf } from '../../tariff-store';

const HS_EDITION = 2022;
const NEAREST = 8;

/** GET tariff/query */
export const tariffHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/tariff/query', ({ query, locale }): TariffAnswer => {
    const requested = required(query, 'hs', /^\d{6,11}$/, '只能为6至11位数字');
    return answerFor(requested, requiredCountry(query, 'to'), locale);
  }),
];

function answerFor(requested: string, importer: string, locale: Locale): TariffAnswer {
  const code = findCode(requested.slice(0, 6));
  const schedule = scheduleOf(importer);
  const lines = code === null ? [] : (schedule?.get(code.hs) ?? []);
  const line = code === null ? null : matchedLine(requested, lines);
  const rule = code === null ? null : ruleFor(code.hs);
  const agreements = agreementsWithoutRates(importer);
  return {
    importer,
    requested,
    hs: code?.hs ?? null,
    matchedDigits:
      code === null ? knownDigits(requested) : line === null ? 6 : Math.min(line.length, requested.length),
    matchedLine: line,
    held: code === null ? 'unknown' : schedule === null ? 'importer' : lines.length === 0 ? 'code' : 'lines',
    name: code && nameOf(code, locale),
    hsEdition: HS_EDITION,
    schedule: extentOf(importer),
    lines: lines.map((held) => ({ ...held, description: describe(held, locale) })),
    agreements,
    rule,
    nearest: code === null ? nearest(requested, locale) : [],
    official: officialTariffOf(importer),
    sources: sourcesFor(
      [
        ...(code === null ? [] : ['hs-2022']),
        ...lines.flatMap(sourceIds),
        ...(rule ? [rule.sourceId] : []),
        ...agreements.map((agreement) => agreement.sourceId),
      ],
      locale,
    ),
  };
}

/** The national line a longer code belongs to: its longest prefix among the lines, or the only line that it begins. */
function matchedLine(requested: string, lines: readonly NationalLine[]): string | null {
  if (requested.length === 6) return null;
  const parents = lines.filter((line) => requested.startsWith(line.code)).map((line) => line.code);
  const children = lines.filter((line) => line.code.startsWith(requested)).map((line) => line.code);
  return (
    parents.toSorted((a, b) => b.length - a.length)[0] ??
    (children.length === 1 ? (children[0] ?? null) : null)
  );
}

function knownDigits(requested: string): number {
  return [4, 2].find((length) => hsCodes.some((code) => code.hs.startsWith(requested.slice(0, length)))) ?? 0;
}

/** Codes of the same heading, the nearest number first: another heading is about other goods. */
function nearest(requested: string, locale: Locale): TariffAnswer['nearest'] {
  const wanted = Number(requested.slice(0, 6));
  return hsCodes
    .filter((code) => code.hs.startsWith(requested.slice(0, 4)))
    .toSorted((a, b) => Math.abs(Number(a.hs) - wanted) - Math.abs(Number(b.hs) - wanted))
    .slice(0, NEAREST)
    .map((code) => ({ hs: code.hs, name: nameOf(code, locale) }));
}

/** The tariff's own description of the line; null where none is held. */
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
