import { useState } from 'react';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { setUserRoles } from '@/features/users/user-roles-api';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditValues } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import type { FieldRule } from '@/shared/validation/rules';
import { DefaultChecks } from './organisations/default-checks';
import { choiceText, readChoice } from './organisations/default-choice';
import type { UserTask } from './user-task';

interface UserRolesDialogProps {
  task: Extract<UserTask, { kind: 'roles' }>;
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Sets the roles of a user; without a default one they cannot be saved (请设置默认角色, code 20304). */
export function UserRolesDialog({ task, onFinish, onClose }: UserRolesDialogProps) {
  const { user, roles, assigned } = task;
  const { t } = useTexts('personnel');
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const saved: EditValues = {
    roles: choiceText({ ids: assigned.roleIds, defaultId: assigned.defRoleId ?? '' }),
  };
  return (
    <EditDialog
      title={t('users.rolesTitle', { name: user.username })}
      draftKey={`user:roles:${user.id}`}
      fields={[
        {
          name: 'roles',
          label: t('users.roles'),
          hint: t('users.rolesHint'),
          input: (
            <DefaultChecks
              label={t('users.roles')}
              items={roles.map(({ id, roleName, roleCode }) => ({ id, name: roleName, note: roleCode }))}
              defaultOf={(name) => t('users.defaultRoleOf', { name })}
            />
          ),
          rules: [hasDefault],
        },
      ]}
      row={null}
      emptyValues={saved}
      valuesOf={() => saved}
      save={({ roles: text }) => {
        const { ids, defaultId } = readChoice(typeof text === 'string' ? text : null);
        return setUserRoles({ userId: user.id, roleIds: [...ids], defRoleId: defaultId || null });
      }}
      onSaved={() => onFinish(t('done.roles'))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}

const hasDefault: FieldRule = (text) => {
  const { ids, defaultId } = readChoice(text);
  return ids.length > 0 && defaultId === '' ? { key: 'personnel:users.defaultRoleMissing' } : null;
};
