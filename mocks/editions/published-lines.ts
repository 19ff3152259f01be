import { layoutOf, mfnOf, outside, type EditionRow } from '@/domain/editions';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import type { NationalLine } from '../data/national-line';
import { othersOfJapan } from '../data/tariffs/schedule-jp';
import { othersOfKorea } from '../data/tariffs/schedule-kr';
import { othersOfVietNam } from '../data/tariffs/schedule-vn';
import { locales, type Texts } from '../locale';
import type { CellOf } from '../tariffs/packed-lines';
import { rowsByCode } from './edition-rates';
import { editionsInForce, markOfEdition, type EditionInForce } from './editions-in-force';

type Send = (printed: string, mark?: RateAsSent['mark']) => RateAsSent;

/** The rates of other agreements of a line. */
const OTHERS: Readonly<Record<string, (cell: CellOf, send: Send) => NationalLine['others']>> = {
  JP: othersOfJapan,
  KR: othersOfKorea,
  VN: othersOfVietNam,
};

/** The lines of an importer under a code, with the editions that staff published in place of the packed rates. */
export function withPublishedEditions(importer: string, hs: string, packed: NationalLine[]): NationalLine[] {
  const editions = editionsInForce(importer);
  if (editions.length === 0) return packed;
  let lines = packed;
  for (const edition of editions)
    lines = merged(
      lines.map((line) => ended(line, edition)),
      (rowsByCode(edition, importer).get(hs) ?? []).map((row) => lineOf(row, edition, importer)),
    );
  return lines.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
}

/** Whether staff published an edition of an importer that has no packed tariff. */
export const hasPublishedEdition = (importer: string): boolean =>
  editionsInForce(importer).some(({ values }) => values !== null);

/** A line without its rates in the period of another edition. */
const ended = (line: NationalLine, edition: EditionInForce): NationalLine => ({
  ...line,
  mfn: outside(line.mfn, edition),
  basic: line.basic === null ? null : (outside([line.basic], edition)[0] ?? null),
  rcep: line.rcep.map(({ parties, rates }) => ({ parties, rates: outside(rates, edition) })),
  others: line.others.flatMap((other) => outside([other.rate], edition).map((rate) => ({ ...other, rate }))),
});

function merged(lines: readonly NationalLine[], added: readonly NationalLine[]): NationalLine[] {
  const own = new Map(added.map((line) => [line.code, line]));
  const both = lines.map((line) => {
    const next = own.get(line.code);
    own.delete(line.code);
    if (next === undefined) return line;
    return {
      ...line,
      mfn: [...line.mfn, ...next.mfn],
      mfnPointer: line.mfnPointer ?? next.mfnPointer,
      basic: next.basic ?? line.basic,
      rcep: mergedColumns(line.rcep, next.rcep),
      others: [...line.others, ...next.others],
    };
  });
  return [...both, ...own.values()];
}

/** One column per exporter: those of the packed tariff, divided where the edition divides them, with the rates of both. */
function mergedColumns(own: NationalLine['rcep'], next: NationalLine['rcep']): NationalLine['rcep'] {
  const placeOf = (party: string) => next.findIndex(({ parties }) => parties.includes(party));
  const known = new Set(own.flatMap(({ parties }) => parties));
  return [
    ...own.flatMap(({ parties, rates }) =>
      [...new Set(parties.map(placeOf))].map((place) => ({
        parties: parties.filter((party) => placeOf(party) === place),
        rates: [...rates, ...(next[place]?.rates ?? [])],
      })),
    ),
    ...next
      .map(({ parties, rates }) => ({ parties: parties.filter((party) => !known.has(party)), rates }))
      .filter(({ parties }) => parties.length > 0),
  ];
}

function lineOf(row: EditionRow, edition: EditionInForce, importer: string): NationalLine {
  const { validFrom, validTo, sourceId } = edition;
  const layout = layoutOf(importer);
  const ofEdition: RateAsSent['mark'] = markOfEdition(edition);
  const read = Object.values(row.rates);
  const send: Send = (printed, mark = ofEdition) => {
    const rate = read.find((each) => each.printed === printed);
    const sent = {
      printed,
      duty: rate?.duty ?? null,
      validFrom,
      validTo,
      mark: ofEdition === 'fact' ? mark : ofEdition,
      sourceId,
    };
    return rate?.alternatives === undefined ? sent : { ...sent, alternatives: [...rate.alternatives] };
  };
  const mfn = mfnOf(row, layout);
  const sentMfn = mfn === null || mfn.notation === 'blank' ? null : { ...send(mfn.printed), duty: mfn.duty };
  const basic = row.rates['basic'];
  const cell: CellOf = (column) => row.rates[column]?.printed ?? row.descriptions[column] ?? '';
  return {
    code: row.code,
    description: textsOf(row),
    base: null,
    mfn: sentMfn === null || sentMfn.duty === null ? [] : [sentMfn],
    mfnPointer: sentMfn === null || sentMfn.duty !== null ? null : sentMfn.printed,
    basic: basic === undefined || basic.notation === 'blank' ? null : send(basic.printed),
    rcep: layout.columns.flatMap(({ id, role, parties = [] }) => {
      const rate = row.rates[id];
      return role !== 'rcep' || rate === undefined || rate.notation === 'blank'
        ? []
        : [{ parties: [...parties], rates: [send(rate.printed)] }];
    }),
    others: OTHERS[importer]?.(cell, send) ?? [],
  };
}

const textsOf = ({ descriptions }: EditionRow): Texts =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = descriptions[locale] ?? '';
      return text === '' ? [] : [[locale, text]];
    }),
  );
