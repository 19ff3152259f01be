import { isOtherMoney, readAmount, writeAmount } from '@/shared/format/amounts';
import type { DecimalMark, ReadAmount } from '@/shared/format/amounts';
import { isQueryDay, nearestCoveredDay } from './pair-query';
import type { PairQuery } from './pair-query';

/**
 * A query as typed: every field is text, so that no input is lost. `decimal` is the decimal sign of its amounts,
 * `currency` that of its value.
 */
export interface PairDraft {
  hs: string;
  from: string;
  to: string;
  date: string;
  value: string;
  currency: string;
  decimal: DecimalMark;
}

/** The errors of a draft by field: the key of the sentence in the area `tariff`, below `error`. */
export type DraftErrors<D> = Partial<
  Record<
    Exclude<keyof D, 'decimal' | 'currency'>,
    'empty' | 'format' | 'country' | 'date' | 'dateRange' | 'amount' | 'otherCurrency'
  >
>;

/** The query of a draft, or its invalid fields. */
export type ReadDraft<D> = { requested: Partial<PairQuery> } | { errors: DraftErrors<D> };

/** The draft for a query; `hsText` is the code with its name, once loaded. */
export const pairDraftOf = (query: PairQuery, hsText: string, decimal: DecimalMark): PairDraft => ({
  hs: hsText,
  from: query.from ?? '',
  to: query.to ?? '',
  date: query.date,
  value: writtenAmount(query.value, decimal),
  currency: query.currency,
  decimal,
});

/** An amount of a query as shown in its field; blank without one. */
export const writtenAmount = (value: number | null, decimal: DecimalMark) =>
  value === null ? '' : writeAmount(value, decimal);

/** An amount for a query: above zero, null if empty; else the key of its error. */
export function amountQuery(read: ReadAmount): number | null | 'amount' {
  if (read === 'blank') return null;
  return read === 'unreadable' || read <= 0 ? 'amount' : read;
}

/** An amount of money in `currency` for a query; else the key of its error. */
export function moneyQuery(
  text: string,
  decimal: DecimalMark,
  currency: string,
): number | null | 'amount' | 'otherCurrency' {
  const requested = amountQuery(readAmount(text, decimal));
  return typeof requested === 'number' && isOtherMoney(text, currency) ? 'otherCurrency' : requested;
}

/** The parsed code or product box, or its error. */
export type ProductQuery = { hs: string } | { error: 'empty' | 'format' };

/** Parses a draft into a query, its product already parsed, or returns the invalid fields. */
export function readPairDraft(draft: PairDraft, product: ProductQuery): ReadDraft<PairDraft> {
  const errors: DraftErrors<PairDraft> = {};
  if ('error' in product) errors.hs = product.error;
  if (draft.from === '') errors.from = 'country';
  if (draft.to === '') errors.to = 'country';
  if (!isQueryDay(draft.date)) errors.date = nearestCoveredDay(draft.date) === null ? 'date' : 'dateRange';
  const value = moneyQuery(draft.value, draft.decimal, draft.currency);
  if (typeof value === 'string') errors.value = value;
  if (Object.keys(errors).length > 0 || 'error' in product || typeof value === 'string') return { errors };
  return {
    requested: {
      hs: product.hs,
      from: draft.from,
      to: draft.to,
      date: draft.date,
      value,
    },
  };
}
