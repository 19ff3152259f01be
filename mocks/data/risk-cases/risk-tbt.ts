import type { TbtCount, TbtPeriod } from '@/features/risk-cases/risk-warnings-schema';

/**
 * TBT notifications by Member and period, as published by the Korean Agency for Technology and Standards and by the
 * enquiry point of Viet Nam; addenda and corrigenda are counted. Absent means no data.
 */
export interface TbtRecord extends TbtCount {
  sourceId: 'tbt-kats' | 'tbt-vn';
}

/** Member, length of the period, then each period with its count. */
const counts: [string, TbtPeriod, Record<string, number>][] = [
  [
    'all',
    'year',
    { 2005: 897, 2015: 1977, 2017: 2580, 2018: 3065, 2020: 3354, 2021: 3966, 2022: 3905, 2023: 4079 },
  ],
  ['all', 'half', { 2021: 2060, 2022: 1924, 2023: 2053, 2024: 2009, 2025: 2195 }],
  ['all', 'q1', { 2021: 1023, 2022: 916, 2023: 1121, 2024: 1191, 2025: 1334 }],
  ['all', '9m', { 2024: 3176, 2025: 3304 }],
  ['CN', 'year', { 2018: 65, 2021: 126, 2022: 67, 2024: 191 }],
  ['CN', 'half', { 2024: 100, 2025: 127 }],
  ['CN', 'q1', { 2020: 18, 2021: 50, 2023: 6, 2024: 64 }],
  ['CN', '9m', { 2025: 167 }],
  ['JP', 'year', { 2017: 36, 2018: 46 }],
  ['KR', 'year', { 2018: 64 }],
  ['IN', 'year', { 2024: 36 }],
  ['ID', 'half', { 2025: 57 }],
  ['VN', 'cumulative', { '2022-04': 248 }],
];

export const tbtRecords: TbtRecord[] = counts.flatMap(([member, periodType, byPeriod]) =>
  Object.entries(byPeriod).map(([period, notifications]) => ({
    member,
    periodType,
    period,
    notifications,
    mark: 'fact' as const,
    sourceId: member === 'VN' ? ('tbt-vn' as const) : ('tbt-kats' as const),
  })),
);
