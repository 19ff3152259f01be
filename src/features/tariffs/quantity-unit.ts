import type { DutyRate } from '@/domain/rcep';
import { rateOn } from './held-rate';
import type { TariffLine } from './tariffs-schema';

/** The unit a line's specific duty is charged per on a date, by MFN or from this exporter; null where percentages are enough. */
export function quantityUnit(line: TariffLine, from: string | null, date: string): string | null {
  const column = line.rcep.find((candidate) => from !== null && candidate.parties.includes(from));
  const held = [rateOn(line.mfn, date), rateOn(column?.rates ?? [], date)];
  const units = held.flatMap((rate) =>
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
