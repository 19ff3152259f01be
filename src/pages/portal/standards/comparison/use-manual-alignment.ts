import { useMemo, useState } from 'react';
import type { ManualAlignment } from '@/domain/standards';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';

const NONE: ManualAlignment = { joined: [], split: [] };

/** The reader's joined and split rows of these columns; stored in the browser. */
export function useManualAlignment(ids: readonly string[]) {
  const key = `comparison-rows:${[...ids].sort().join(',')}`;
  const [changed, setChanged] = useState({ key: '', manual: NONE });
  const stored = useMemo(() => readDraft(key, isAlignment) ?? NONE, [key]);
  const manual = changed.key === key ? changed.manual : stored;
  const write = (next: ManualAlignment) => {
    if (next === NONE) removeDraft(key);
    else writeDraft(key, next);
    setChanged({ key, manual: next });
  };
  const without = (refs: readonly string[]) => ({
    joined: manual.joined
      .map((group) => group.filter((ref) => !refs.includes(ref)))
      .filter((group) => group.length > 1),
    split: manual.split.filter((ref) => !refs.includes(ref)),
  });
  return {
    manual,
    hasChanges: manual.joined.length > 0 || manual.split.length > 0,
    /** Puts these in one row, whatever their names. */
    join: (refs: readonly string[]) => {
      const others = without(refs);
      write({ ...others, joined: [...others.joined, refs] });
    },
    /** Gives this one a row of its own. */
    split: (ref: string) => {
      const others = without([ref]);
      write({ ...others, split: [...others.split, ref] });
    },
    reset: () => write(NONE),
  };
}

export type AlignmentControls = ReturnType<typeof useManualAlignment>;

function isAlignment(value: unknown): value is ManualAlignment {
  if (typeof value !== 'object' || value === null || !('joined' in value) || !('split' in value))
    return false;
  const { joined, split } = value;
  return isTexts(split) && Array.isArray(joined) && joined.every(isTexts);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
