import { ALL_USERS } from '@/features/organisations/organisations';
import { findUsers } from '@/features/users/users-api';
import type { UserRow } from '@/features/users/users-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { UserValues } from './user-values';

const ADDRESSES = ['mobile', 'email'] as const;

/**
 * Confirms before a mobile number or mail address is taken from another user, which the server does silently. Rejects
 * as cancelled on no, and as the calls do.
 */
export function useTakeOver(): (values: UserValues, user: UserRow | null) => Promise<void> {
  const { t } = useTexts('personnel');
  const confirm = useConfirm();
  return async (values, user) => {
    for (const name of ADDRESSES) {
      const value = values[name];
      if (!value || value === user?.[name]) continue;
      const { rows } = await findUsers({
        pageNo: 1,
        pageSize: 2,
        orgIdGroup: ALL_USERS,
        [`${name}_EQ`]: value,
      });
      const holder = rows.find(({ id }) => id !== user?.id);
      if (holder === undefined) continue;
      const content = t(`users.askTakeOver.${name}`, { value, name: holder.username });
      if (!(await confirm({ content, okText: t('users.takeOver') })))
        throw new DOMException('Not taken over', 'AbortError');
    }
  };
}
