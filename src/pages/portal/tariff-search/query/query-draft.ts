import { readAmount } from '@/features/origin/amounts';
import type { DecimalMark } from '@/features/origin/amounts';
import { readHsInput } from '@/features/hs/hs-code';
import { isCalendarDate } from '@/features/tariffs/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane-query';

/** The query band as typed: every field is text, so that nothing typed is lost. */
export interface QueryDraft {
  hs: string;
  from: string;
  to: string;
  date: string;
  value: string;
  currency: string;
  qty: string;
  fx: string;
}

/** What is wrong with a field, by the key of its sentence in the area `tariff`, below `error`. */
export type DraftErrors = Partial<
  Record<keyof QueryDraft, 'empty' | 'format' | 'country' | 'date' | 'amount'>
>;

/** The draft a question stands for; `hsText` is the code with its name, where the answer has brought one. */
export function draftOf(query: LaneQuery, hsText: string): QueryDraft {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    hs: hsText,
    from: query.from ?? '',
    to: query.to ?? '',
    date: query.date,
    value: text(query.value),
    currency: query.currency,
    qty: text(query.qty),
    fx: text(query.fx),
  };
}

/** Reads a draft into a question, or says which fields stand in the way. */
export function readDraft(
  draft: QueryDraft,
  decimal: DecimalMark,
): { asked: Partial<LaneQuery> } | { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const hs = readHsInput(draft.hs);
  if (hs.kind === 'invalid') errors.hs = hs.reason;
  if (draft.from === '') errors.from = 'country';
  if (draft.to === '') errors.to = 'country';
  if (!isCalendarDate(draft.date)) errors.date = 'date';
  const amount = (field: 'value' | 'qty' | 'fx') => {
    const read = readAmount(draft[field], decimal);
    if (read === 'blank') return null;
    if (read === 'unreadable' || read <= 0) {
      errors[field] = 'amount';
      return null;
    }
    return read;
  };
  const amounts = { value: amount('value'), qty: amount('qty'), fx: amount('fx') };
  if (Object.keys(errors).length > 0 || hs.kind === 'invalid') return { errors };
  return {
    asked: {
      hs: hs.kind === 'code' ? hs.digits : hs.text,
      from: draft.from,
      to: draft.to,
      date: draft.date,
      currency: draft.currency,
      ...amounts,
    },
  };
}
