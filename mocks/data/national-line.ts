import { type NationalNotation, readRate } from '@/domain/editions';
import type { RateAsSent, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { Texts } from '../locale';

/** A national line with its description in every printed language; `code` starts with the six digits of the HS. */
export type NationalLine = Omit<TariffLine, 'description'> & { description: Texts };

export interface Validity {
  validFrom: string;
  validTo: string;
}

export function calendarYear(year: number): Validity {
  return { validFrom: `${year}-01-01`, validTo: `${year}-12-31` };
}

/** A printed rate with the meaning of its notation; an empty text is no preference. */
export function rate(
  notation: NationalNotation,
  printed: string,
  validity: Validity,
  sourceId: string,
  mark: RateAsSent['mark'] = 'fact',
): RateAsSent {
  const read = readRate(notation, printed);
  const sent = { printed, duty: read?.duty ?? null, ...validity, mark, sourceId };
  return read?.alternatives === undefined ? sent : { ...sent, alternatives: [...read.alternatives] };
}
