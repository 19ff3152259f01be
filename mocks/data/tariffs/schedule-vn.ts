import { readRate } from '@/domain/editions';
import type { OtherAgreement, RateAsSent, TariffLine } from '@/features/tariffs/tariffs-schema';
import { packedLines, packedLinesByCode, type CellOf } from '../../tariffs/packed-lines';
import { ASEAN, RCEP_IN_CPTPP, without } from '../groups';
import { calendarYear, rate, type NationalLine, type Validity } from '../national-line';

type Send = (printed: string, mark?: RateAsSent['mark']) => RateAsSent;
type RcepColumn = TariffLine['rcep'][number];

const SOURCE = 'vn-tariff-2026';
const YEARS = [2022, 2023, 2024, 2025, 2026, 2027];
const THIS_YEAR = 2026;

/** The RCEP columns: their name in the packed tariff, the group of the yearly rates, and the exporters they are for. */
const COLUMNS = [
  { column: 'rcepAsean', origin: 'ASEAN', parties: without(ASEAN, 'VN') },
  { column: 'rcepAu', origin: 'Australia', parties: ['AU'] },
  { column: 'rcepCn', origin: 'China', parties: ['CN'] },
  { column: 'rcepJp', origin: 'Japan', parties: ['JP'] },
  { column: 'rcepKr', origin: 'Korea', parties: ['KR'] },
  { column: 'rcepNz', origin: 'New Zealand', parties: ['NZ'] },
];

/**
 * Exporters whose rates of 2022 start after 1 January (Decree 129/2022 as amended by Decree 84/2023), or never
 * applied.
 */
const STARTS_2022: Readonly<Record<string, string | null>> = {
  KR: '2022-02-01',
  MM: '2022-03-04',
  MY: '2022-03-18',
  ID: null,
  PH: null,
};

const AGREEMENTS = [
  { agreement: 'ATIGA', column: 'atiga', parties: without(ASEAN, 'VN') },
  { agreement: 'ACFTA', column: 'acfta', parties: ['CN', ...without(ASEAN, 'VN')] },
  { agreement: 'VJEPA', column: 'vjepa', parties: ['JP'] },
  { agreement: 'VKFTA', column: 'vkfta', parties: ['KR'] },
  { agreement: 'AJCEP', column: 'ajcep', parties: ['JP', ...without(ASEAN, 'VN')] },
  { agreement: 'AKFTA', column: 'akfta', parties: ['KR', ...without(ASEAN, 'VN')] },
  { agreement: 'AANZFTA', column: 'aanzfta', parties: ['AU', 'NZ', ...without(ASEAN, 'VN')] },
  { agreement: 'CPTPP', column: 'cptpp', parties: without(RCEP_IN_CPTPP, 'VN') },
  { agreement: 'AIFTA', column: 'aifta', parties: ['IN', ...without(ASEAN, 'VN')] },
];

/** The lines of Viet Nam under a code: MFN and other agreements for 2026, RCEP for 2026 and, where known, for 2022 to 2027. */
export async function linesOfVietNam(hs: string): Promise<NationalLine[]> {
  const [lines, years] = await Promise.all([
    packedLines('tariff-vn', hs),
    packedLinesByCode('tariff-vn-years', hs),
  ]);
  return lines.map((cell) => {
    const mfn = vietNamese(cell('mfn'));
    const ofLine = years.get(cell('code')) ?? [];
    return {
      code: cell('code'),
      description: { vi: cell('vi'), en: cell('en') },
      base: null,
      mfn: mfn.duty === null ? [] : [mfn],
      mfnPointer: mfn.duty === null ? mfn.printed : null,
      basic: null,
      rcep: COLUMNS.flatMap(({ column, origin, parties }) =>
        columnsOf(
          parties,
          cell(column),
          ofLine.find((year) => year('origin') === origin),
        ),
      ),
      others: othersOfVietNam(cell, vietNamese),
    };
  });
}

/**
 * The column of a group of exporters. Where years are known it is one column per first day of 2022, which differs: the
 * decree begins with the day the Agreement began to apply to an exporter, and has no rate of 2022 for those it did later.
 */
function columnsOf(parties: string[], printed: string, years: CellOf | undefined): RcepColumn[] {
  if (years === undefined) return [{ parties, rates: [vietNamese(printed)] }];
  const starts = [...new Set(parties.map(startOf))];
  return starts.map((start) => ({
    parties: parties.filter((party) => startOf(party) === start),
    rates: rcepRates(printed, years, start),
  }));
}

/** First day of the rates of 2022 for an exporter; null if they never applied. */
function startOf(party: string): string | null {
  const start = STARTS_2022[party];
  return start === undefined ? '2022-01-01' : start;
}

/** The years of the decree; the rate of 2026 always from the consolidated tariff, which includes it too. */
function rcepRates(printed: string, years: CellOf, start: string | null): RateAsSent[] {
  const mark = years('flag') === 'verified' ? 'fact' : 'unchecked';
  return YEARS.flatMap((year) => {
    const ofYear = years(String(year));
    const validity = validityOf(year, start);
    if (year === THIS_YEAR) return [vietNamese(printed)];
    return ofYear === '' || validity === null
      ? []
      : [rate('VN', ofYear, validity, 'vn-decree-129-2022', mark)];
  });
}

/** Signed on 30 December 2022, the decree has been applied since the Agreement began to, with settlement of overpaid duty. */
function validityOf(year: number, start: string | null): Validity | null {
  if (year !== 2022) return calendarYear(year);
  return start === null ? null : { validFrom: start, validTo: '2022-12-31' };
}

/** The rates of other agreements on a line; `send` adds validity and source. */
export const othersOfVietNam = (cell: CellOf, send: Send): OtherAgreement[] =>
  AGREEMENTS.flatMap(({ agreement, column, parties }) =>
    otherAgreement(agreement, parties, cell(column), send),
  );

/**
 * The rate of another agreement; none if the line is excluded. CPTPP prints two rates on some lines, the second for
 * `M`: which of the exporters here the first is for was not checked at the decree.
 */
function otherAgreement(agreement: string, parties: string[], printed: string, send: Send): OtherAgreement[] {
  const read = readRate('VN', printed);
  const entitled = without(parties, ...(read?.without ?? []));
  if (read?.notation === 'noPreference' || entitled.length === 0) return [];
  const general = read?.treatments?.find(({ names }) => names.length === 0);
  const sent = general === undefined ? send(printed) : send(general.printed, 'unchecked');
  return [{ agreement, parties: entitled, rate: sent }];
}

function vietNamese(printed: string, mark: RateAsSent['mark'] = 'fact'): RateAsSent {
  return rate('VN', printed, calendarYear(THIS_YEAR), SOURCE, mark);
}
