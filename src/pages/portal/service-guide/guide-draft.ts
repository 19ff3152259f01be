import { readAmount } from '@/features/origin/amounts';
import type { DecimalMark } from '@/features/origin/amounts';
import { readHsInput } from '@/features/hs/hs-code';
import { isCalendarDate } from '@/features/tariffs/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane-query';

/** The pickers as typed: every field is text, so that nothing typed is lost. */
export interface GuideDraft {
  hs: string;
  from: string;
  to: string;
  date: string;
  value: string;
}

/** What is wrong with a field, by the key of its sentence in the area `tariff`, below `error`. */
export type DraftErrors = Partial<
  Record<keyof GuideDraft, 'empty' | 'format' | 'country' | 'date' | 'amount'>
>;

/** The draft a lane stands for; `hsText` is the code with its name, where the answer has brought one. */
export const draftOf = (query: LaneQuery, hsText: string): GuideDraft => ({
  hs: hsText,
  from: query.from ?? '',
  to: query.to ?? '',
  date: query.date,
  value: query.value === null ? '' : String(query.value),
});

/** Reads a draft into a lane, or says which fields stand in the way. */
export function readDraft(
  draft: GuideDraft,
  decimal: DecimalMark,
): { asked: Partial<LaneQuery> } | { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const hs = readHsInput(draft.hs);
  if (hs.kind === 'invalid') errors.hs = hs.reason;
  if (draft.from === '') errors.from = 'country';
  if (draft.to === '') errors.to = 'country';
  if (!isCalendarDate(draft.date)) errors.date = 'date';
  const value = readAmount(draft.value, decimal);
  if (value === 'unreadable' || (value !== 'blank' && value <= 0)) errors.value = 'amount';
  if (Object.keys(errors).length > 0 || hs.kind === 'invalid') return { errors };
  return {
    asked: {
      hs: hs.kind === 'code' ? hs.digits : hs.text,
      from: draft.from,
      to: draft.to,
      date: draft.date,
      value: typeof value === 'number' ? value : null,
    },
  };
}
