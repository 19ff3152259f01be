import {
  appliedJapaneseMfn,
  type BlankMeaning,
  layoutOf,
  mfnOf,
  type PrintedRate,
  readRate,
} from '@/domain/editions';
import type { LineRate, HsTreeLine } from '@/features/hs/tree/hs-tree-schema';
import { rcepRateOf, rowsByCode } from '../editions/edition-rates';
import type { EditionInForce } from '../editions/editions-in-force';
import { pick, type Locale, type Texts } from '../locale';
import { chapterOf } from '../tariffs/packed';
import type { PackedTariff } from './tariffs';

type CellOf = (column: string) => string;

const MISSING: LineRate = { kind: 'missing', printed: '', percent: null };

/** The national lines of a six-digit code with their printed rates; `rcep` is the column of the exporter. */
export async function nationalLines(
  tariff: PackedTariff,
  hs: string,
  rcep: string | null,
  locale: Locale,
): Promise<HsTreeLine[]> {
  const lines = await cellsOf(tariff, hs);
  return lines.map((cell) => {
    const read = (printed: string, blank: BlankMeaning) => lineRate(tariff, printed, blank);
    return {
      code: cell('code'),
      description: descriptionOf(cell, locale),
      mfn: read(tariff.rates === 'jp' ? japaneseMfn(cell) : cell('mfn'), 'notGiven'),
      basic: tariff.rates === 'kr' ? read(cell('basic'), 'notGiven') : null,
      rcep: rcep === null ? null : rcepRate(cell, rcep, read, tariff),
    };
  });
}

/** The same of a published edition, for goods of `exporter`; null where it has no RCEP rates for them. */
export function publishedLines(
  edition: EditionInForce,
  importer: string,
  hs: string,
  exporter: string | null,
  locale: Locale,
): HsTreeLine[] {
  const layout = layoutOf(importer);
  const hasBasic = layout.columns.some(({ role }) => role === 'basic');
  return (rowsByCode(edition, importer).get(hs) ?? []).map((row) => ({
    code: row.code,
    description: descriptionOf((language) => row.descriptions[language] ?? '', locale),
    mfn: rateAsSent(mfnOf(row, layout)),
    basic: hasBasic ? rateAsSent(row.rates['basic']) : null,
    rcep: exporter === null ? null : rateAsSent(rcepRateOf(row, layout, exporter)),
  }));
}

/**
 * A blank preference is none; Korea's whole tariff has only the column of China, and in Malaysia's a blank is no
 * data.
 */
function rcepRate(
  cell: CellOf,
  column: string,
  read: (printed: string, blank: BlankMeaning) => LineRate,
  { rates }: PackedTariff,
): LineRate {
  if (rates === 'kr' && column !== 'rcepCn' && cell('wto') === '' && cell('mfn') === '') return MISSING;
  return read(cell(column), rates === 'my' ? 'notGiven' : 'noPreference');
}

/**
 * The lines of a code as cells; if Korea's part with all origins has a line, its cells precede those of the whole.
 */
async function cellsOf(tariff: PackedTariff, hs: string): Promise<CellOf[]> {
  const [lines, origins] = await Promise.all([
    rowsOf(tariff.lines, hs),
    tariff.rates === 'kr' ? rowsOf('tariff-kr-origins', hs) : [],
  ]);
  const ofOrigins = new Map(origins.map((cell) => [cell('code'), cell]));
  return lines.map((cell) => ofOrigins.get(cell('code')) ?? cell);
}

async function rowsOf(dataset: Parameters<typeof chapterOf>[0], hs: string): Promise<CellOf[]> {
  const table = await chapterOf(dataset, hs.slice(0, 2));
  if (table === null) return [];
  const places = new Map(table.columns.map((column, index) => [column, index]));
  return table.rows
    .filter(([code = '']) => code.startsWith(hs))
    .map((row) => (column) => row[places.get(column) ?? -1] ?? '');
}

function japaneseMfn(cell: CellOf): string {
  const [general, provisional, wto] = [cell('general'), cell('provisional'), cell('wto')];
  return appliedJapaneseMfn({ general, provisional, wto }) ?? '';
}

function lineRate({ notation }: PackedTariff, printed: string, blank: BlankMeaning): LineRate {
  return rateAsSent(readRate(notation, printed, blank), printed);
}

function rateAsSent(read: PrintedRate | null | undefined, printed = read?.printed ?? ''): LineRate {
  if (!read || read.notation === 'blank') return { ...MISSING, printed };
  if (read.notation === 'noPreference') return { kind: 'none', printed, percent: null };
  if (read.duty?.kind === 'adValorem') return { kind: 'percent', printed, percent: read.duty.percent };
  return { kind: 'other', printed, percent: null };
}

/** The tariff's words in the reader's language, else in another one; without the dashes of the level. */
function descriptionOf(cell: CellOf, locale: Locale): HsTreeLine['description'] {
  const texts: Texts = Object.fromEntries(
    (['vi', 'en', 'ja', 'ko'] as const).flatMap((lang) => (cell(lang) === '' ? [] : [[lang, cell(lang)]])),
  );
  if (Object.keys(texts).length === 0) return null;
  const { text, lang } = pick(texts, locale);
  return { text: text.replace(/^(?:- )+/, '').replaceAll(' > ', ' › '), lang };
}
