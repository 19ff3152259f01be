import type { RateAsSent, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { Texts } from '../locale';
import type { DutyRate } from './read-rate';

/** A national line as held: its description in every language it is printed in; `code` starts with the six digits of the HS. */
export type NationalLine = Omit<TariffLine, 'description'> & { description: Texts };

export interface Validity {
  validFrom: string;
  validTo: string;
}

export function calendarYear(year: number): Validity {
  return { validFrom: `${year}-01-01`, validTo: `${year}-12-31` };
}

export function rate(
  printed: string,
  duty: DutyRate | null,
  validity: Validity,
  sourceId: string,
  mark: RateAsSent['mark'] = 'fact',
): RateAsSent {
  return { printed, duty, ...validity, mark, sourceId };
}
