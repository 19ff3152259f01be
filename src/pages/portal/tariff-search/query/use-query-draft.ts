import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageMark } from '@/shared/format/amounts';
import type { DecimalMark } from '@/shared/format/amounts';
import type { DraftErrors } from '@/features/tariffs/lane/lane-draft';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { sessionStore } from '@/shared/storage/browser-store';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import { useIsMounted } from '@/shared/ui/hooks/use-is-mounted';
import { changedDraft, draftOf, isStoredDraft, openedDraft, readQueryDraft } from './query-draft';
import type { QueryDraft, StoredDraft } from './query-draft';

interface Kept<D> {
  address: string;
  draft: D;
}

/** Of the current user or visitor only. */
const kept = () =>
  persisted<Kept<StoredDraft>>(ownedKey('tariff-draft'), isKeptDraft, { store: sessionStore });

/**
 * The query band's state; `onRefused` receives whether the draft is invalid. What was typed but not submitted
 * survives a reload of the same address; another address (a link, back, forward) has its own query.
 */
export function useQueryDraft(
  query: LaneQuery,
  hsText: string,
  onAsk: (asked: Partial<LaneQuery>) => void,
  onRefused: (isRefused: boolean) => void,
) {
  const { search } = useLocation();
  const decimal = languageMark(useLanguage());
  const [typed, setTyped] = useState(() => openedAgain(decimal));
  const [found, setFound] = useState<{ address: string; errors: DraftErrors<QueryDraft> } | null>(null);
  const isUsable = useIsMounted();

  const draft = typed?.address === search ? typed.draft : draftOf(query, hsText, decimal);
  const change = (part: Partial<QueryDraft>) => {
    const next = { address: search, draft: changedDraft(draft, part) };
    setTyped(next);
    kept().set(next);
    setFound(null);
    onRefused(false);
  };
  const submit = (part: Partial<QueryDraft> = {}) => {
    const whole = changedDraft(draft, part);
    const read = readQueryDraft(whole);
    onRefused('errors' in read);
    if ('errors' in read) {
      setTyped({ address: search, draft: whole });
      setFound({ address: search, errors: read.errors });
      return;
    }
    setTyped(null);
    kept().remove();
    const isSameCode = read.asked.hs === query.hs && read.asked.to === query.to;
    onAsk(isSameCode ? read.asked : { ...read.asked, line: null, unit: '' });
  };
  return {
    draft,
    errors: found?.address === search ? found.errors : {},
    isUsable,
    change,
    submit,
  };
}

function openedAgain(decimal: DecimalMark): Kept<QueryDraft> | null {
  const stored = kept().get();
  return stored && { address: stored.address, draft: openedDraft(stored.draft, decimal) };
}

function isKeptDraft(value: unknown): value is Kept<StoredDraft> {
  if (typeof value !== 'object' || value === null || !('address' in value) || !('draft' in value))
    return false;
  return isStoredDraft(value.draft);
}
