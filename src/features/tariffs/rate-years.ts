import { dayBefore, tariffYear, tariffYearStart } from '@/domain/rcep';
import { rateIn } from './held-rate';
import type { HeldRate } from './held-rate';
import type { TariffLine } from './tariffs-schema';

/** One tariff year of the importer: its number under the Agreement, first and last day, and what is held for it. */
export interface RateYear {
  rcepYear: number;
  from: string;
  to: string;
  rcep: HeldRate;
  mfn: HeldRate;
  isCurrent: boolean;
}

/** Every tariff year from the first to the one after the last held, at least to the year after `date`; gaps stay gaps. */
export function rateYears(line: TariffLine, from: string, importer: string, date: string): RateYear[] {
  const rates = line.rcep.find((column) => column.parties.includes(from))?.rates ?? [];
  const current = tariffYear(importer, date) ?? 1;
  const held = [...rates, ...line.mfn].map((rate) => tariffYear(importer, rate.validTo) ?? 1);
  const last = Math.max(current + 1, ...held);
  return Array.from({ length: last }, (_, index) => yearOf(index + 1)).filter((year) => year !== null);

  function yearOf(rcepYear: number): RateYear | null {
    const start = tariffYearStart(importer, rcepYear);
    const next = tariffYearStart(importer, rcepYear + 1);
    if (start === null || next === null) return null;
    const end = dayBefore(next);
    return {
      rcepYear,
      from: start,
      to: end,
      rcep: rateIn(rates, start, end),
      mfn: rateIn(line.mfn, start, end),
      isCurrent: start <= date && date <= end,
    };
  }
}
