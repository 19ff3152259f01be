import type { DutyRate } from '@/domain/rcep';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { RateAsSent, TariffLine } from '@/features/tariffs/tariffs-schema';

/** A percentage valid through calendar years `from` to `to`. */
export const percent = (value: number, from = 2026, to = from): RateAsSent =>
  rate(`${value}`, { kind: 'adValorem', percent: value }, `${from}-01-01`, `${to}-12-31`);

/** Any rate with its own period. */
export const rate = (
  printed: string,
  duty: DutyRate | null,
  validFrom = '2026-01-01',
  validTo = '2026-12-31',
): RateAsSent => ({
  printed,
  duty,
  validFrom,
  validTo,
  mark: 'fact',
  sourceId: 'source',
});

/** A line without commitment. */
export const excluded = (from = 2026): RateAsSent =>
  rate('*', { kind: 'excluded' }, `${from}-01-01`, `${from}-12-31`);

/** A national line with MFN 15 in 2026, RCEP 8.2 from Japan and 7.5 from China and Korea, unless said otherwise. */
export const sampleLine = (parts: Partial<TariffLine> = {}): TariffLine => ({
  code: '94062090',
  description: { text: 'Modular building units > Other', lang: 'en' },
  base: null,
  mfn: [percent(15)],
  mfnPointer: null,
  basic: null,
  rcep: [
    { parties: ['JP'], rates: [percent(8.2)] },
    { parties: ['CN', 'KR'], rates: [percent(7.5)] },
  ],
  others: [],
  ...parts,
});

export const NO_AMOUNTS = { value: null, qty: null, unit: '', fx: null };

/** 9406.20 from Japan to Viet Nam on a day of 2026, no line chosen and no amounts given. */
export const QUESTION: PairQuestion = {
  ...NO_AMOUNTS,
  hs: '940620',
  line: null,
  from: 'JP',
  to: 'VN',
  date: '2026-12-15',
  currency: 'USD',
  vs: [],
  sample: false,
};
