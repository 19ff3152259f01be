import type { OtherAgreement, RateAsSent, TariffLine } from '@/features/tariffs/tariffs-schema';
import { ASEAN, without } from './groups';
import { calendarYear, rate, type NationalLine, type Validity } from './national-line';
import { readExclusions, readVietNamAlternatives, readVietNamRate } from './read-rate';
import table from './tariff-vn.json';

type RcepColumn = TariffLine['rcep'][number];

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const YEARS = [2022, 2023, 2024, 2025, 2026, 2027];
const THIS_YEAR = 2026;

const PARTIES: Record<(typeof LETTERS)[number], string[]> = {
  A: without(ASEAN, 'VN'),
  B: ['AU'],
  C: ['CN'],
  D: ['JP'],
  E: ['KR'],
  F: ['NZ'],
};

/** Exporters whose rates of 2022 begin after 1 January (Decree 129/2022 as amended by Decree 84/2023), or were never applied. */
const STARTS_2022: Readonly<Record<string, string | null>> = {
  KR: '2022-02-01',
  MM: '2022-03-04',
  MY: '2022-03-18',
  ID: null,
  PH: null,
};

/** Lines with rates by year, counted per group of exporters. */
export const YEARLY_RATES = table.years.length;

const AGREEMENTS = [
  { agreement: 'ATIGA', parties: without(ASEAN, 'VN') },
  { agreement: 'ACFTA', parties: ['CN', ...without(ASEAN, 'VN')] },
  { agreement: 'VJEPA', parties: ['JP'] },
  { agreement: 'VKFTA', parties: ['KR'] },
];

/** The lines of Viet Nam: MFN and other agreements for 2026, RCEP for 2026 and, where held, for 2022 to 2027. */
export function linesOfVietNam(): NationalLine[] {
  const years = new Map(table.years.map((row) => [`${row[0]}${row[1]}`, row.slice(2)]));
  return table.rows.map(([code = '', vi = '', en = '', mfn = '', ...rates]) => {
    const duty = readVietNamRate(mfn);
    return {
      code,
      description: { vi, en },
      base: null,
      mfn: duty === null ? [] : [rate(mfn, duty, calendarYear(THIS_YEAR), 'vn-tariff-2026')],
      mfnPointer: duty === null ? mfn : null,
      basic: null,
      rcep: LETTERS.flatMap((letter, index) =>
        columnsOf(PARTIES[letter], rates[index] ?? '', years.get(`${code}${letter}`)),
      ),
      others: AGREEMENTS.flatMap(({ agreement, parties }, index) =>
        otherAgreement(agreement, parties, rates[LETTERS.length + index] ?? ''),
      ),
    };
  });
}

/**
 * The column of a group of exporters. Where years are held it is one column per first day of 2022, which differs: the
 * decree begins with the day the Agreement began to apply to an exporter, and has no rate of 2022 for those it did later.
 */
function columnsOf(parties: string[], printed: string, years: string[] | undefined): RcepColumn[] {
  if (years === undefined) return [{ parties, rates: rcepRates(printed, years, null) }];
  const starts = [...new Set(parties.map(startOf))];
  return starts.map((start) => ({
    parties: parties.filter((party) => startOf(party) === start),
    rates: rcepRates(printed, years, start),
  }));
}

/** First day of the rates of 2022 for an exporter; null where they were never applied. */
function startOf(party: string): string | null {
  const start = STARTS_2022[party];
  return start === undefined ? '2022-01-01' : start;
}

/** The years of the decree where they are held; the rate of 2026 always from the consolidated tariff, which has it too. */
function rcepRates(printed: string, years: string[] | undefined, start: string | null): RateAsSent[] {
  const current = readable(printed, calendarYear(THIS_YEAR), 'vn-tariff-2026');
  if (years === undefined) return [current];
  const mark = years[YEARS.length] === 'order' ? 'unchecked' : 'fact';
  return YEARS.flatMap((year, index) => {
    const held = years[index] ?? '';
    const validity = validityOf(year, start);
    if (year === THIS_YEAR) return [current];
    return held === '' || validity === null ? [] : [readable(held, validity, 'vn-decree-129-2022', mark)];
  });
}

/** Signed on 30 December 2022, the decree has been applied since the Agreement began to, with settlement of overpaid duty. */
function validityOf(year: number, start: string | null): Validity | null {
  if (year !== 2022) return calendarYear(year);
  return start === null ? null : { validFrom: start, validTo: '2022-12-31' };
}

function otherAgreement(agreement: string, parties: string[], printed: string): OtherAgreement[] {
  const duty = readVietNamRate(printed);
  const entitled = without(parties, ...readExclusions(printed));
  if (duty?.kind === 'excluded' || entitled.length === 0) return [];
  return [
    { agreement, parties: entitled, rate: readable(printed, calendarYear(THIS_YEAR), 'vn-tariff-2026') },
  ];
}

function readable(
  printed: string,
  validity: Validity,
  sourceId: string,
  mark?: RateAsSent['mark'],
): RateAsSent {
  const alternatives = readVietNamAlternatives(printed);
  const sent = rate(printed, readVietNamRate(printed), validity, sourceId, mark);
  return alternatives === null ? sent : { ...sent, alternatives };
}
