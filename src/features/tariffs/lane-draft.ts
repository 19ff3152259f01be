import { readAmount, writeAmount } from '@/shared/format/amounts';
import type { DecimalMark, ReadAmount } from '@/shared/format/amounts';
import { isAskedDay } from './lane-query';
import type { LaneQuery } from './lane-query';

/** A lane as typed: every field is text, so that nothing typed is lost. `decimal` is the sign its amounts are read with. */
export interface LaneDraft {
  hs: string;
  from: string;
  to: string;
  date: string;
  value: string;
  decimal: DecimalMark;
}

/** What is wrong with a field of a draft, by the key of its sentence in the area `tariff`, below `error`. */
export type DraftErrors<D> = Partial<
  Record<Exclude<keyof D, 'decimal'>, 'empty' | 'format' | 'country' | 'date' | 'amount'>
>;

/** What a draft asks, or which of its fields stand in the way. */
export type ReadDraft<D> = { asked: Partial<LaneQuery> } | { errors: DraftErrors<D> };

/** The draft a lane stands for; `hsText` is the code with its name, where the answer has brought one. */
export const laneDraftOf = (query: LaneQuery, hsText: string, decimal: DecimalMark): LaneDraft => ({
  hs: hsText,
  from: query.from ?? '',
  to: query.to ?? '',
  date: query.date,
  value: writtenAmount(query.value, decimal),
  decimal,
});

/** An amount of a question as its field shows it; blank where there is none. */
export const writtenAmount = (value: number | null, decimal: DecimalMark) =>
  value === null ? '' : writeAmount(value, decimal);

/** An amount as it can be asked about: above zero, null where nothing is typed; else the key of its sentence. */
export function askedAmount(read: ReadAmount): number | null | 'amount' {
  if (read === 'blank') return null;
  return read === 'unreadable' || read <= 0 ? 'amount' : read;
}

/** What the code or product box asks about, or what is wrong with it. */
export type AskedProduct = { hs: string } | { error: 'empty' | 'format' };

/** Reads a draft into a lane, its product read already, or says which fields stand in the way. */
export function readLaneDraft(draft: LaneDraft, product: AskedProduct): ReadDraft<LaneDraft> {
  const errors: DraftErrors<LaneDraft> = {};
  if ('error' in product) errors.hs = product.error;
  if (draft.from === '') errors.from = 'country';
  if (draft.to === '') errors.to = 'country';
  if (!isAskedDay(draft.date)) errors.date = 'date';
  const value = askedAmount(readAmount(draft.value, draft.decimal));
  if (value === 'amount') errors.value = 'amount';
  if (Object.keys(errors).length > 0 || 'error' in product || value === 'amount') return { errors };
  return {
    asked: {
      hs: product.hs,
      from: draft.from,
      to: draft.to,
      date: draft.date,
      value,
    },
  };
}
