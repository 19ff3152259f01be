import { useState } from 'react';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { setUserPassword } from '@/features/users/users-api';
import type { UserRow } from '@/features/users/users-schema';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditValues } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { createSecret, secretRules } from '@/shared/console-ui/edit/secret/secret';
import { SecretInput } from '@/shared/console-ui/edit/secret/secret-input';

interface PasswordDialogProps {
  user: UserRow;
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Sets the password of another user. */
export function PasswordDialog({ user, onFinish, onClose }: PasswordDialogProps) {
  const { t } = useTexts('personnel');
  const [password] = useState(createSecret);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  return (
    <EditDialog
      title={t('users.passwordTitle', { name: user.username })}
      draftKey={`user:password:${user.id}`}
      fields={[
        {
          name: 'newPassword',
          label: t('user.newPassword'),
          hint: t('user.passwordHint'),
          input: <SecretInput secret={password} />,
          rules: secretRules(password),
        },
      ]}
      row={null}
      emptyValues={EMPTY}
      valuesOf={() => EMPTY}
      save={() => setUserPassword(user.id, password.read())}
      onSaved={() => onFinish(t('done.password'))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}

const EMPTY: EditValues = { newPassword: null };
