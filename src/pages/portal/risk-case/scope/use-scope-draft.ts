import { useState } from 'react';
import { isDay } from '@/domain/rcep';
import { formatHs, readHsInput } from '@/features/hs/hs-code';
import type { ScopeQuestion } from './scope-address';

type ErrorKey = 'empty' | 'format' | 'country' | 'date';
export type ScopeErrors = Partial<Record<keyof ScopeQuestion, ErrorKey>>;

/** The form state; resets whenever the query in the address changes. */
export function useScopeDraft(question: ScopeQuestion, onAsk: (question: ScopeQuestion) => void) {
  const shown = { ...question, hs: visibleCode(question.hs) };
  const key = Object.values(shown).join('|');
  const [base, setBase] = useState(key);
  const [draft, setDraft] = useState(shown);
  const [errors, setErrors] = useState<ScopeErrors>({});
  if (base !== key) {
    setBase(key);
    if (visibleCode(readDigits(draft.hs)) !== shown.hs) setDraft(shown);
    else setDraft({ ...shown, hs: draft.hs });
    setErrors({});
  }
  const change = (part: Partial<ScopeQuestion>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
    );
  };
  const submit = () => {
    const found = errorsOf(draft);
    setErrors(found);
    if (Object.keys(found).length === 0) onAsk({ ...draft, hs: readDigits(draft.hs) });
  };
  return { draft, errors, change, submit };
}

function errorsOf({ hs, from, to, date }: ScopeQuestion): ScopeErrors {
  const input = readHsInput(hs);
  const hsError = input.kind === 'invalid' ? input.reason : null;
  return {
    ...(hsError !== null && { hs: hsError }),
    ...(from === '' && { from: 'country' as const }),
    ...(to === '' && { to: 'country' as const }),
    ...(!isDay(date) && { date: 'date' as const }),
  };
}

function readDigits(text: string): string {
  const input = readHsInput(text);
  return input.kind === 'code' ? input.digits : text;
}

function visibleCode(text: string): string {
  const input = readHsInput(text);
  return input.kind === 'code' ? formatHs(input.digits) : text;
}
