import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery, updateSelf } from '@/features/profile/profile-api';
import type { Profile } from '@/features/profile/profile-schema';
import { useSession } from '@/features/session/session-store';
import { isRowLock } from '@/shared/console-ui/edit/edit-failure';
import { useTexts } from '@/shared/i18n/use-texts';
import { savedValues, type ProfileDraft, type ProfileValues } from './use-profile-draft';
import { useAfterSave } from '../use-after-save';
import { useStep } from '../security/use-step';

/** A row lock (10100): the local changes, and the newest record. */
export interface RowLock {
  base: ProfileValues;
  mine: ProfileValues;
  newest: Profile;
}

/**
 * Saves values over the record they are based on; if the server has a newer one, `lock` has both until one is chosen.
 */
export function useProfileSave(draft: ProfileDraft) {
  const { t } = useTexts('personal');
  const client = useQueryClient();
  const userId = useSession((session) => session.userId);
  const saved = useAfterSave();
  const [lock, setLock] = useState<RowLock | null>(null);

  const step = useStep(async (over: Profile, values: ProfileValues) => {
    try {
      await updateSelf({ ...over, ...values });
    } catch (error) {
      if (!isRowLock(error)) throw error;
      const newest = await client.query(profileQuery(userId));
      setLock({ base: savedValues(over), mine: values, newest });
      return;
    }
    setLock(null);
    draft.discard();
    await saved(t('basic.saved'), { username: values.realName });
  });
  return { ...step, lock, leaveLock: () => setLock(null) };
}
