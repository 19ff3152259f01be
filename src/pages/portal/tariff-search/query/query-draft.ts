import { currencyOf } from '@/shared/format/currencies';
import { readQuantity } from '@/shared/format/amounts';
import type { DecimalMark } from '@/shared/format/amounts';
import { productQuery } from '@/features/hs/hs-code';
import {
  amountQuery,
  moneyQuery,
  pairDraftOf,
  readPairDraft,
  writtenAmount,
} from '@/features/tariffs/country-pair/pair-draft';
import type { DraftErrors, PairDraft, ReadDraft } from '@/features/tariffs/country-pair/pair-draft';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';

/** The query band as typed. */
export interface QueryDraft extends PairDraft {
  qty: string;
  fx: string;
}

/** The draft of a query; `hsText` is the code with its name, if the answer has one. */
export const draftOf = (query: PairQuery, hsText: string, decimal: DecimalMark): QueryDraft => ({
  ...pairDraftOf(query, hsText, decimal),
  qty: writtenAmount(query.qty, decimal),
  fx: writtenAmount(query.fx, decimal),
});

/**
 * A draft with a field changed; a rate of exchange belongs to two currencies, and is cleared when one of them
 * changes.
 */
export function changedDraft(draft: QueryDraft, part: Partial<QueryDraft>): QueryDraft {
  const next = { ...draft, ...part };
  const isSameRate = next.currency === draft.currency && currencyOf(next.to) === currencyOf(draft.to);
  return isSameRate || 'fx' in part ? next : { ...next, fx: '' };
}

/** Reads a draft into a query, or names the invalid fields. */
export function readQueryDraft(draft: QueryDraft): ReadDraft<QueryDraft> {
  const pair = readPairDraft(draft, productQuery(draft.hs));
  const qty = amountQuery(readQuantity(draft.qty, draft.decimal));
  const fx = moneyQuery(draft.fx, draft.decimal, rateCurrency(draft));
  const errors: DraftErrors<QueryDraft> = 'errors' in pair ? { ...pair.errors } : {};
  if (qty === 'amount') errors.qty = qty;
  if (typeof fx === 'string') errors.fx = fx;
  if ('errors' in pair || qty === 'amount' || typeof fx === 'string') return { errors };
  return { requested: { ...pair.requested, currency: draft.currency, qty, fx } };
}

/** The currency of a rate of exchange: the importer's. */
export const rateCurrency = ({ to, currency }: QueryDraft): string => currencyOf(to) ?? currency;

/** A draft as stored in the browser; those of an earlier version have no decimal sign. */
export type StoredDraft = Omit<QueryDraft, 'decimal'> & Partial<Pick<QueryDraft, 'decimal'>>;

/** Restores a stored draft: amounts without a decimal sign of their own are read with `otherwise`. */
export const openedDraft = (stored: StoredDraft, otherwise: DecimalMark): QueryDraft => ({
  ...stored,
  decimal: stored.decimal ?? otherwise,
});

/** True for a stored draft, of this version or an earlier one. */
export function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    TEXTS.every((field) => typeof fields[field] === 'string') &&
    [undefined, '.', ','].some((mark) => mark === fields['decimal'])
  );
}

const TEXTS = ['hs', 'from', 'to', 'date', 'value', 'currency', 'qty', 'fx'] as const;
