import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { ASEAN, without } from './groups';
import type { NationalLine, Validity } from './national-line';

/** How a sample rate falls from its base: in equal steps over `years`, at once, not at all, or not covered. */
type Staging = { over: number } | 'atOnce' | 'constant' | 'excluded';

interface SampleLine {
  code: string;
  en: string;
  zh: string;
  base: number;
  /** MFN applied rate from a calendar year on; the first entry holds from 2022. */
  mfn: [fromYear: number, percent: number][];
  stagings: Staging[];
}

interface SampleSchedule {
  columns: string[][];
  firstOf: 'January' | 'April';
  lines: SampleLine[];
}

const SOURCE = 'sample-schedules';
const TARIFF_YEARS = 20;
const others = (importer: string) => without(['AU', 'CN', 'JP', 'KR', 'NZ', ...ASEAN], importer);

const schedules: Record<string, SampleSchedule> = {
  CN: {
    columns: [[...ASEAN], ['AU'], ['JP'], ['KR'], ['NZ']],
    firstOf: 'January',
    lines: [
      line(
        '85076000',
        'Lithium-ion accumulators',
        '锂离子蓄电池',
        12,
        [[2022, 10]],
        [{ over: 10 }, { over: 10 }, { over: 21 }, { over: 16 }, { over: 10 }],
      ),
      line(
        '87038000',
        'Vehicles with only electric motor for propulsion',
        '纯电动载人车辆',
        25,
        [[2022, 15]],
        [{ over: 20 }, 'excluded', 'excluded', 'excluded', { over: 20 }],
      ),
      line(
        '94062000',
        'Modular building units, of steel',
        '钢制模块化建筑单元',
        10,
        [
          [2022, 8],
          [2025, 5],
        ],
        [{ over: 10 }, { over: 10 }, { over: 16 }, { over: 16 }, { over: 10 }],
      ),
      line(
        '69072110',
        'Ceramic tiles, water absorption not over 0.5 %',
        '吸水率不超过0.5%的瓷砖',
        12,
        [[2022, 7]],
        [{ over: 10 }, 'atOnce', { over: 11 }, { over: 21 }, 'atOnce'],
      ),
      line(
        '61091000',
        'T-shirts of cotton',
        '棉制针织T恤衫',
        14,
        [[2022, 6]],
        ['atOnce', 'atOnce', { over: 16 }, { over: 11 }, 'atOnce'],
      ),
    ],
  },
  ID: {
    columns: [without(ASEAN, 'ID'), ['AU'], ['CN'], ['JP'], ['KR'], ['NZ']],
    firstOf: 'April',
    lines: [
      line(
        '85076090',
        'Lithium-ion accumulators, other',
        '其他锂离子蓄电池',
        10,
        [[2022, 5]],
        ['atOnce', { over: 10 }, { over: 15 }, { over: 10 }, { over: 15 }, { over: 10 }],
      ),
      line(
        '87038090',
        'Electric cars, other',
        '其他纯电动汽车',
        50,
        [
          [2022, 50],
          [2024, 0],
        ],
        [{ over: 15 }, { over: 20 }, 'excluded', { over: 20 }, { over: 20 }, { over: 20 }],
      ),
      line(
        '94062090',
        'Modular building units of steel, other',
        '其他钢制模块化建筑单元',
        20,
        [[2022, 20]],
        ['atOnce', { over: 10 }, { over: 20 }, { over: 15 }, { over: 15 }, { over: 10 }],
      ),
      line(
        '69072110',
        'Ceramic tiles',
        '瓷砖',
        20,
        [[2022, 20]],
        ['atOnce', { over: 15 }, 'excluded', { over: 15 }, { over: 15 }, { over: 15 }],
      ),
      line(
        '61091010',
        'T-shirts of cotton, for men or boys',
        '男式棉制T恤衫',
        25,
        [[2022, 25]],
        ['atOnce', { over: 15 }, { over: 15 }, { over: 15 }, { over: 15 }, { over: 15 }],
      ),
    ],
  },
  AU: {
    columns: [others('AU')],
    firstOf: 'January',
    lines: [
      line('85076000', 'Lithium-ion accumulators', '锂离子蓄电池', 5, [[2022, 5]], ['atOnce']),
      line('87038000', 'Electric cars', '纯电动汽车', 5, [[2022, 5]], ['atOnce']),
      line(
        '94062000',
        'Modular building units, of steel',
        '钢制模块化建筑单元',
        5,
        [[2022, 5]],
        [{ over: 10 }],
      ),
      line('69072100', 'Ceramic tiles', '瓷砖', 5, [[2022, 5]], [{ over: 7 }]),
      line('61091000', 'T-shirts of cotton', '棉制针织T恤衫', 10, [[2022, 5]], [{ over: 20 }]),
    ],
  },
};

/** Importers whose schedules here are made up to show staging, both tariff-year clocks and differentials (示例数据). */
export const SAMPLE_IMPORTERS = Object.keys(schedules);

/** The sample lines of an importer, every tariff year from 2022 on; empty for any other importer. */
export function sampleLinesOf(importer: string): NationalLine[] {
  const schedule = schedules[importer];
  return (schedule?.lines ?? []).map((sample) =>
    toLine(sample, schedule?.columns ?? [], schedule?.firstOf ?? 'January'),
  );
}

/** The rate of tariff year `year` (1 is 2022): `base` falling in equal steps to zero in the last one, to one decimal. */
export function stagedPercent(base: number, staging: Staging, year: number): number | null {
  if (staging === 'excluded') return null;
  if (staging === 'constant') return base;
  const steps = staging === 'atOnce' ? 1 : staging.over;
  return Math.round(base * Math.max(0, 1 - year / steps) * 10) / 10;
}

function toLine(sample: SampleLine, columns: string[][], firstOf: SampleSchedule['firstOf']): NationalLine {
  const years = Array.from(
    { length: firstOf === 'April' ? TARIFF_YEARS + 1 : TARIFF_YEARS },
    (_, index) => index + 1,
  );
  return {
    code: sample.code,
    description: { en: sample.en, zh: sample.zh },
    base: sampleRate(sample.base, { validFrom: '2014-01-01', validTo: '2014-01-01' }),
    mfn: sample.mfn.map(([from, percent], index) =>
      sampleRate(percent, {
        validFrom: `${from}-01-01`,
        validTo: `${(sample.mfn[index + 1]?.[0] ?? 2042) - 1}-12-31`,
      }),
    ),
    mfnPointer: null,
    basic: null,
    rcep: columns.map((parties, index) => ({
      parties,
      rates: years.map((year) =>
        sampleRate(
          stagedPercent(sample.base, sample.stagings[index] ?? 'excluded', year),
          validityOf(year, firstOf),
        ),
      ),
    })),
    others: [],
  };
}

function sampleRate(percent: number | null, validity: Validity): RateAsSent {
  const duty = percent === null ? ({ kind: 'excluded' } as const) : ({ kind: 'adValorem', percent } as const);
  return {
    printed: percent === null ? 'U' : String(percent),
    duty,
    ...validity,
    mark: 'sample',
    sourceId: SOURCE,
  };
}

/** Tariff year 1 begins on 1 January 2022 for everyone; with the April clock the second begins on 1 April 2022. */
function validityOf(year: number, firstOf: SampleSchedule['firstOf']): Validity {
  const calendar = 2021 + year;
  if (firstOf === 'January') return { validFrom: `${calendar}-01-01`, validTo: `${calendar}-12-31` };
  return { validFrom: year === 1 ? '2022-01-01' : `${calendar - 1}-04-01`, validTo: `${calendar}-03-31` };
}

function line(
  code: string,
  en: string,
  zh: string,
  base: number,
  mfn: SampleLine['mfn'],
  stagings: Staging[],
): SampleLine {
  return { code, en, zh, base, mfn, stagings };
}
