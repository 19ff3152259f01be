import { useState } from 'react';
import * as z from 'zod/mini';
import type { Profile } from '@/features/profile/profile-schema';
import { readDraft, removeDraft, writeDraft } from '@/shared/storage/draft';

/** What the form of the basic pane changes. */
export interface ProfileValues {
  realName: string;
  sign: string;
}

/** The form's values: as typed, also before the page was last left, else as saved. */
export interface ProfileDraft {
  values: ProfileValues;
  isDirty: boolean;
  /** True for unsaved values of an earlier visit. */
  isRestored: boolean;
  change: (patch: Partial<ProfileValues>) => void;
  /** Back to what is saved. */
  discard: () => void;
}

/** Keeps what is typed for this user until it is saved or discarded; `profile` is what is saved, once it is known. */
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

/** The form's values as the server has them. */
export const savedValues = ({ realName, sign }: Profile): ProfileValues => ({ realName, sign: sign ?? '' });

const KEY = 'personal-center';
const EMPTY: ProfileValues = { realName: '', sign: '' };

const profileValues = z.object({ realName: z.string(), sign: z.string() });
const isProfileValues = (value: unknown): value is ProfileValues => profileValues.safeParse(value).success;

const isSame = (one: ProfileValues, other: ProfileValues): boolean =>
  one.realName === other.realName && one.sign === other.sign;
