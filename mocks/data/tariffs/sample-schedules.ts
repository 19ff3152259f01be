import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { ASEAN, without } from '../groups';
import { calendarYear, type NationalLine, type Validity } from '../national-line';

/** How a sample rate falls from its base: in equal steps over `years`, at once, not at all, or not covered. */
type Staging = { over: number } | 'atOnce' | 'constant' | 'excluded';

interface SampleLine {
  code: string;
  en: string;
  zh: string;
  base: number;
  /** MFN applied rate from a calendar year on; the first entry applies from 2022. */
  mfn: [fromYear: number, percent: number][];
  stagings: Staging[];
}

interface SampleSchedule {
  columns: string[][];
  lines: SampleLine[];
}

const SOURCE = 'sample-schedules';
const TARIFF_YEARS = 20;
const others = (importer: string) => without(['AU', 'CN', 'JP', 'KR', 'NZ', ...ASEAN], importer);

const schedules: Record<string, SampleSchedule> = {
  CN: {
    columns: [[...ASEAN], ['AU'], ['JP'], ['KR'], ['NZ']],
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
  AU: {
    columns: [others('AU')],
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

/** Importers with made-up schedules to demonstrate staging and differentials (示例数据). */
export const SAMPLE_IMPORTERS = Object.keys(schedules);

/** The sample lines of an importer, every tariff year from 2022 on; empty for any other importer. */
export function sampleLinesOf(importer: string): NationalLine[] {
  const schedule = schedules[importer];
  return (schedule?.lines ?? []).map((sample) => toLine(sample, schedule?.columns ?? []));
}

/** The rate of tariff year `year` (1 is 2022): `base` falling in equal steps to zero in the last one, to one decimal. */
export function stagedPercent(base: number, staging: Staging, year: number): number | null {
  if (staging === 'excluded') return null;
  if (staging === 'constant') return base;
  const steps = staging === 'atOnce' ? 1 : staging.over;
  return Math.round(base * Math.max(0, 1 - year / steps) * 10) / 10;
}

function toLine(sample: SampleLine, columns: string[][]): NationalLine {
  const years = Array.from({ length: TARIFF_YEARS }, (_, index) => index + 1);
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
          calendarYear(2021 + year),
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
