import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isEmptyDraft } from '@/features/origin/bom';
import type { BomDraft } from '@/features/origin/bom';
import { readBomLink } from '@/features/origin/bom-link';
import { isSameDraft } from '@/features/origin/same-draft';

/** A bill of materials that came with the address and would replace another one: the reader decides. */
export interface LinkedBom {
  isBroken: boolean;
  accept: () => void;
  dismiss: () => void;
}

/**
 * Reads `bom=` of the address once into the draft and takes it out of the address; null unless there is something to
 * ask (a different draft would be lost) or to say (the text cannot be read).
 */
export function useLinkedBom(
  isReady: boolean,
  draft: BomDraft,
  change: (apply: (draft: BomDraft) => BomDraft) => void,
): LinkedBom | null {
  const [params, setParams] = useSearchParams();
  const [pending, setPending] = useState<BomDraft | 'broken' | null>(null);
  const text = params.get('bom');
  useEffect(() => {
    if (text === null || !isReady) return undefined;
    let isCurrent = true;
    void readBomLink(text).then((linked) => {
      if (!isCurrent) return;
      setParams(withoutBom, { replace: true, preventScrollReset: true });
      if (linked === null) setPending('broken');
      else
        change((kept) => {
          if (isEmptyDraft(kept)) return linked;
          if (!isSameDraft(kept, linked)) setPending(linked);
          return kept;
        });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, isReady, change, setParams]);
  if (pending === null || pending === draft) return null;
  return {
    isBroken: pending === 'broken',
    accept: () => {
      if (pending !== 'broken') change(() => pending);
      setPending(null);
    },
    dismiss: () => setPending(null),
  };
}

function withoutBom(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('bom');
  return rest;
}
