import { useState } from 'react';
import * as z from 'zod/mini';
import type { Profile } from '@/features/profile/profile-schema';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';

/** The editable values of the basic pane. */
export interface ProfileValues {
  realName: string;
  sign: string;
}

/** The form's values: as typed, also from an earlier visit, else as saved. */
export interface ProfileDraft {
  values: ProfileValues;
  isDirty: boolean;
  /** True for unsaved values of an earlier visit. */
  isRestored: boolean;
  change: (patch: Partial<ProfileValues>) => void;
  /** Resets to the saved values. */
  discard: () => void;
}

/** Stores the user's input until it is saved or discarded; `profile` is the saved record, once loaded. */
export function useProfileDraft(profile: Profile | undefined): ProfileDraft {
  const [typed, setTyped] = useState(() => readDraft(KEY, isProfileValues));
  const [isRestored, setIsRestored] = useState(typed !== null);
  const saved = profile === undefined ? EMPTY : savedValues(profile);
  const values = typed ?? saved;
  const isDirty = profile !== undefined && !isSame(values, saved);
  const discard = () => {
    removeDraft(KEY);
    setTyped(null);
    setIsRestored(false);
  };
  const change = (patch: Partial<ProfileValues>) => {
    const next = { ...values, ...patch };
    if (isSame(next, saved)) return discard();
    writeDraft(KEY, next);
    setTyped(next);
  };
  return { values, isDirty, isRestored: isRestored && isDirty, change, discard };
}

/** The form's values on the server. */
export const savedValues = ({ realName, sign }: Profile): ProfileValues => ({ realName, sign: sign ?? '' });

const KEY = 'personal-center';
const EMPTY: ProfileValues = { realName: '', sign: '' };

const profileValues = z.object({ realName: z.string(), sign: z.string() });
const isProfileValues = (value: unknown): value is ProfileValues => profileValues.safeParse(value).success;

const isSame = (one: ProfileValues, other: ProfileValues): boolean =>
  one.realName === other.realName && one.sign === other.sign;
