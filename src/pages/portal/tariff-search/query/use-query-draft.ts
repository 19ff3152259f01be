import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageMark } from '@/shared/format/amounts';
import type { DecimalMark } from '@/shared/format/amounts';
import type { DraftErrors } from '@/features/tariffs/country-pair/pair-draft';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { sessionStore } from '@/shared/storage/browser-store';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import { useIsMounted } from '@/shared/ui/hooks/use-is-mounted';
import { changedDraft, draftOf, isStoredDraft, openedDraft, readQueryDraft } from './query-draft';
import type { QueryDraft, StoredDraft } from './query-draft';

interface SavedItems<D> {
  address: string;
  draft: D;
}

/** Of the current user or visitor only. */
const saved = () =>
  persisted<SavedItems<StoredDraft>>(ownedKey('tariff-draft'), isSavedDraft, { store: sessionStore });

/**
 * The query band's state; `onRefused` receives whether the draft is invalid. What was typed but not submitted
 * survives a reload of the same address; another address (a link, back, forward) has its own query.
 */
export function useQueryDraft(
  query: PairQuery,
  hsText: string,
  onAsk: (requested: Partial<PairQuery>) => void,
  onRefused: (isRefused: boolean) => void,
) {
  const { search } = useLocation();
  const decimal = languageMark(useLanguage());
  const [typed, setTyped] = useState(() => openedAgain(decimal));
  const [found, setMatches] = useState<{ address: string; errors: DraftErrors<QueryDraft> } | null>(null);
  const isUsable = useIsMounted();

  const draft = typed?.address === search ? typed.draft : draftOf(query, hsText, decimal);
  const change = (part: Partial<QueryDraft>) => {
    const next = { address: search, draft: changedDraft(draft, part) };
    setTyped(next);
    saved().set(next);
    setMatches(null);
    onRefused(false);
  };
  const submit = (part: Partial<QueryDraft> = {}) => {
    const whole = changedDraft(draft, part);
    const read = readQueryDraft(whole);
    onRefused('errors' in read);
    if ('errors' in read) {
      setTyped({ address: search, draft: whole });
      setMatches({ address: search, errors: read.errors });
      return;
    }
    setTyped(null);
    saved().remove();
    const isSameCode = read.requested.hs === query.hs && read.requested.to === query.to;
    onAsk(isSameCode ? read.requested : { ...read.requested, line: null, unit: '' });
  };
  return {
    draft,
    errors: found?.address === search ? found.errors : {},
    isUsable,
    change,
    submit,
  };
}

function openedAgain(decimal: DecimalMark): SavedItems<QueryDraft> | null {
  const stored = saved().get();
  return stored && { address: stored.address, draft: openedDraft(stored.draft, decimal) };
}

function isSavedDraft(value: unknown): value is SavedItems<StoredDraft> {
  if (typeof value !== 'object' || value === null || !('address' in value) || !('draft' in value))
    return false;
  return isStoredDraft(value.draft);
}
