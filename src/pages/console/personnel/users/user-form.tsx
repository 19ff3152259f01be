import { useState } from 'react';
import { EditingNote } from '@/features/editing/editing-note';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { getUser, insertUser, updateUser } from '@/features/users/users-api';
import type { UserRow } from '@/features/users/users-schema';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { useTexts } from '@/shared/i18n/use-texts';
import { createSecret } from '@/shared/console-ui/edit/secret/secret';
import { useTakeOver } from './use-take-over';
import { useUserFields } from './use-user-fields';
import { emptyUser, userFields, userValues } from './user-values';
import type { UserValues } from './user-values';

/** Adds a user with a password, or changes one; user name, password and state are not changed here. */
export function UserForm(editing: EditingProps<UserValues, UserRow>) {
  const { row: user } = editing;
  const { t } = useTexts('personnel');
  const [password] = useState(createSecret);
  const fields = useUserFields(user, password);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const confirmTakeOver = useTakeOver();
  return (
    <EditDialog
      {...editing}
      title={user === null ? t('users.add') : t('users.editTitle', { name: user.username })}
      draftKey={`user:${user?.id ?? 'new'}`}
      fields={fields}
      emptyValues={emptyUser}
      valuesOf={userValues}
      save={async (values, row) => {
        await confirmTakeOver(values, row);
        await (row === null
          ? insertUser({ ...userFields(values, user), password: password.read() })
          : updateUser({ ...userFields(values, row), id: row.id, version: row.version }));
      }}
      readRow={getUser}
      onDirtyChange={setIsDirty}
      notice={user && <EditingNote kind="system.user" id={user.id} isEditing={isDirty} />}
    />
  );
}
