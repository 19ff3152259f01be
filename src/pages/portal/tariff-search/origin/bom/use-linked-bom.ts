import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isEmptyDraft } from '@/features/origin/bom/bom';
import type { BomDraft } from '@/features/origin/bom/bom';
import type { LinkedBom } from '@/features/origin/bom/bom-link';
import { loadBomLink } from './load-bom-link';

/** A bill of materials in the address that would replace another one: the reader decides. */
export interface LinkedChoice {
  isBroken: boolean;
  /** True if its rule would replace what the reader typed. */
  hasOtherRule: boolean;
  accept: () => void;
  dismiss: () => void;
}

/** The reader's draft and own rule of a code, and functions to change them. */
interface OwnBom {
  draft: BomDraft;
  change: (apply: (draft: BomDraft) => BomDraft) => void;
  ownRule: string;
  setOwnRule: (text: string) => void;
}

/**
 * Reads `bom=` from the address once into the draft and the own rule, and removes it from the address; null unless
 * there is something to confirm (a different draft or rule would be lost) or to report (the text cannot be read).
 * `file` identifies the owner and the code of the draft; null until known.
 */
export function useLinkedBom(
  file: string | null,
  { draft, change, ownRule, setOwnRule }: OwnBom,
): LinkedChoice | null {
  const [params, setParams] = useSearchParams();
  const [found, setFound] = useState<{ file: string; linked: LinkedBom | 'broken' } | null>(null);
  const text = params.get('bom');
  useEffect(() => {
    if (text === null || file === null) return undefined;
    let isCurrent = true;
    const setPending = (pending: LinkedBom | 'broken') => setFound({ file, linked: pending });
    void read(text).then((linked) => {
      if (!isCurrent) return;
      setParams(withoutBom, { replace: true, preventScrollReset: true });
      if (linked === null) return setPending('broken');
      const { rule, isSameDraft } = linked;
      const isRuleFree = ['', ownRule].includes(rule) || ownRule === '';
      change((current) => {
        const isFree = isRuleFree && (isEmptyDraft(current) || isSameDraft(current, linked.draft));
        if (!isFree) setPending({ draft: linked.draft, ownRule: rule });
        else if (rule !== '') setOwnRule(rule);
        return isFree && isEmptyDraft(current) ? linked.draft : current;
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, file, change, ownRule, setOwnRule, setParams]);
  if (found === null || found.file !== file) return null;
  const close = () => setFound(null);
  const pending = found.linked;
  if (pending === 'broken') return { isBroken: true, hasOtherRule: false, accept: close, dismiss: close };
  if (pending.draft === draft) return null;
  return {
    isBroken: false,
    hasOtherRule: !['', ownRule].includes(pending.ownRule),
    accept: () => {
      change(() => pending.draft);
      if (pending.ownRule !== '') setOwnRule(pending.ownRule);
      close();
    },
    dismiss: close,
  };
}

/** `rule` is empty if it cannot be read: no assessment of the sender ever used it. */
async function read(text: string) {
  const [{ readBomLink }, { readRule }, { isSameDraft }] = await Promise.all([
    loadBomLink(),
    import('../rule/origin-rule'),
    import('@/features/origin/bom/same-draft'),
  ]);
  const linked = await readBomLink(text);
  return (
    linked && { ...linked, rule: readRule(linked.ownRule).rule ? linked.ownRule.trim() : '', isSameDraft }
  );
}

function withoutBom(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('bom');
  return rest;
}
