/** The day the rates of the sectors are of: it lies in 2026 under both tariff-year clocks. */
export const RATES_DAY = '2026-07-01';
