import { isOtherMoney, readAmount, writeAmount } from '@/shared/format/amounts';
import type { DecimalMark, ReadAmount } from '@/shared/format/amounts';
import { isAskedDay, nearestCoveredDay } from './lane-query';
import type { LaneQuery } from './lane-query';

/** A lane as typed: every field is text, so that nothing typed is lost. `decimal` is the sign its amounts are read with, `currency` the one of its value. */
export interface LaneDraft {
  hs: string;
  from: string;
  to: string;
  date: string;
  value: string;
  currency: string;
  decimal: DecimalMark;
}

/** What is wrong with a field of a draft, by the key of its sentence in the area `tariff`, below `error`. */
export type DraftErrors<D> = Partial<
  Record<
    Exclude<keyof D, 'decimal' | 'currency'>,
    'empty' | 'format' | 'country' | 'date' | 'dateRange' | 'amount' | 'otherCurrency'
  >
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
  currency: query.currency,
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

/** An amount of money of `currency` as it can be asked about; else the key of its sentence. */
export function askedMoney(
  text: string,
  decimal: DecimalMark,
  currency: string,
): number | null | 'amount' | 'otherCurrency' {
  const asked = askedAmount(readAmount(text, decimal));
  return typeof asked === 'number' && isOtherMoney(text, currency) ? 'otherCurrency' : asked;
}

/** What the code or product box asks about, or what is wrong with it. */
export type AskedProduct = { hs: string } | { error: 'empty' | 'format' };

/** Reads a draft into a lane, its product read already, or says which fields stand in the way. */
export function readLaneDraft(draft: LaneDraft, product: AskedProduct): ReadDraft<LaneDraft> {
  const errors: DraftErrors<LaneDraft> = {};
  if ('error' in product) errors.hs = product.error;
  if (draft.from === '') errors.from = 'country';
  if (draft.to === '') errors.to = 'country';
  if (!isAskedDay(draft.date)) errors.date = nearestCoveredDay(draft.date) === null ? 'date' : 'dateRange';
  const value = askedMoney(draft.value, draft.decimal, draft.currency);
  if (typeof value === 'string') errors.value = value;
  if (Object.keys(errors).length > 0 || 'error' in product || typeof value === 'string') return { errors };
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
