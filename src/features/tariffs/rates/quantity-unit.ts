import type { DutyRate } from '@/domain/rcep';
import { rateOn } from './rate-result';
import type { TariffAnswer, TariffLine } from '../tariffs-schema';

/**
 * Whether to ask for a quantity: `unit` the duty is charged per, else why not: `byValue` percentages are enough,
 * `byLine` no line is known yet. `hasExchangeRate`: some line of the code is charged by quantity, so that the
 * exchange rate is shown for every line.
 */
export type QuantityQuery = { hasExchangeRate: boolean } & (
  | { unit: string; reason: null }
  | { unit: null; reason: 'byValue' | 'byLine' }
);

/**
 * The inputs besides the value, for a response (null while pending) and its chosen line (null while there are
 * several).
 */
export function quantityQuery(
  answer: TariffAnswer | null,
  line: TariffLine | null,
  from: string | null,
  date: string,
): QuantityQuery {
  const unit = line && quantityUnit(line, from, date);
  const hasExchangeRate = answer?.lines.some((each) => quantityUnit(each, from, date) !== null) ?? false;
  if (unit !== null) return { unit, reason: null, hasExchangeRate };
  const isKnown = line !== null || ((answer?.lines.length ?? 0) > 0 && !hasExchangeRate);
  return { unit, reason: isKnown ? 'byValue' : 'byLine', hasExchangeRate };
}

/** The unit a line's specific duty is charged per on a date, by MFN or from this exporter; null where percentages are enough. */
export function quantityUnit(line: TariffLine, from: string | null, date: string): string | null {
  const column = line.rcep.find((candidate) => from !== null && candidate.parties.includes(from));
  const available = [rateOn(line.mfn, date), rateOn(column?.rates ?? [], date)];
  const units = available.flatMap((rate) =>
    rate.kind === 'rate' && rate.rate.duty ? unitsOf(rate.rate.duty) : [],
  );
  return units[0] ?? null;
}

function unitsOf(duty: DutyRate): string[] {
  switch (duty.kind) {
    case 'specific':
      return [duty.unit];
    case 'compound':
      return duty.parts.flatMap(unitsOf);
    case 'min':
    case 'max':
      return duty.of.flatMap(unitsOf);
    case 'adValorem':
    case 'excluded':
      return [];
  }
}
