import type { OtherAgreement, RateAsSent } from '@/features/tariffs/tariffs-schema';
import { ASEAN, without } from './groups';
import { calendarYear, rate, type NationalLine, type Validity } from './national-line';
import { readExclusions, readVietNamRate } from './read-rate';
import table from './tariff-vn.json';

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
      rcep: LETTERS.map((letter, index) => ({
        parties: PARTIES[letter],
        rates: rcepRates(rates[index] ?? '', years.get(`${code}${letter}`)),
      })),
      others: AGREEMENTS.flatMap(({ agreement, parties }, index) =>
        otherAgreement(agreement, parties, rates[LETTERS.length + index] ?? ''),
      ),
    };
  });
}

/** The years of the decree where they are held; the rate of 2026 always from the consolidated tariff, which has it too. */
function rcepRates(printed: string, years: string[] | undefined): RateAsSent[] {
  const current = rate(printed, readVietNamRate(printed), calendarYear(THIS_YEAR), 'vn-tariff-2026');
  if (years === undefined) return [current];
  const mark = years[YEARS.length] === 'order' ? 'unchecked' : 'fact';
  return YEARS.flatMap((year, index) => {
    const held = years[index] ?? '';
    if (year === THIS_YEAR) return [current];
    return held === ''
      ? []
      : [rate(held, readVietNamRate(held), validityOf(year), 'vn-decree-129-2022', mark)];
  });
}

/** The decree came into force on 30 December 2022: its first column was applied for two days. */
function validityOf(year: number): Validity {
  return year === 2022 ? { validFrom: '2022-12-30', validTo: '2022-12-31' } : calendarYear(year);
}

function otherAgreement(agreement: string, parties: string[], printed: string): OtherAgreement[] {
  const duty = readVietNamRate(printed);
  const entitled = without(parties, ...readExclusions(printed));
  if (duty?.kind === 'excluded' || entitled.length === 0) return [];
  return [
    { agreement, parties: entitled, rate: rate(printed, duty, calendarYear(THIS_YEAR), 'vn-tariff-2026') },
  ];
}
