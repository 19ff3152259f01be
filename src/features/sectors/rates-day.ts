/** The date of the sectors' rates: it is in 2026 under both tariff-year clocks. */
export const RATES_DAY = '2026-07-01';
