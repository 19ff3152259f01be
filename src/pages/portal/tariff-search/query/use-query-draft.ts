import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LaneQuery } from '@/features/tariffs/lane-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { sessionStore } from '@/shared/storage/browser-store';
import { persisted } from '@/shared/storage/persisted';
import { useIsMounted } from '@/shared/ui/use-is-mounted';
import { draftOf, readDraft } from './query-draft';
import type { DraftErrors, QueryDraft } from './query-draft';

interface KeptDraft {
  address: string;
  draft: QueryDraft;
}

const kept = persisted<KeptDraft>('tariff-draft', isKeptDraft, { store: sessionStore });

/**
 * The query band's state. What was typed but not asked survives a reload of the same address; another address (a link,
 * back, forward) brings its own question.
 */
export function useQueryDraft(query: LaneQuery, hsText: string, onAsk: (asked: Partial<LaneQuery>) => void) {
  const { search } = useLocation();
  const decimal = useLanguage() === 'vi' ? ',' : '.';
  const [typed, setTyped] = useState<KeptDraft | null>(() => kept.get());
  const [errors, setErrors] = useState<DraftErrors>({});
  const isUsable = useIsMounted();

  const draft = typed?.address === search ? typed.draft : draftOf(query, hsText);
  const change = (part: Partial<QueryDraft>) => {
    const next = { address: search, draft: { ...draft, ...part } };
    setTyped(next);
    kept.set(next);
    setErrors({});
  };
  const submit = () => {
    const read = readDraft(draft, decimal);
    if ('errors' in read) {
      setErrors(read.errors);
      return;
    }
    setTyped(null);
    kept.remove();
    const isSameCode = read.asked.hs === query.hs && read.asked.to === query.to;
    onAsk({ ...read.asked, line: isSameCode ? query.line : null });
  };
  return {
    draft,
    errors: typed?.address === search || typed === null ? errors : {},
    isUsable,
    change,
    submit,
  };
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('address' in value) || !('draft' in value))
    return false;
  const { draft } = value;
  const fields = ['hs', 'from', 'to', 'date', 'value', 'currency', 'qty', 'fx'];
  return (
    typeof draft === 'object' &&
    draft !== null &&
    fields.every((field) => typeof (draft as Record<string, unknown>)[field] === 'string')
  );
}
