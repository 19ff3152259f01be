import type { TbtYears } from '@/features/risk-cases/tbt-years';

/** A year, or the first and the last of several. */
export const yearsText = ({ first, last }: TbtYears): string =>
  first === last ? String(first) : `${first}–${last}`;
