import { useState } from 'react';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { setRolePerms } from '@/features/roles/roles-api';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditValues } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { PermsInput } from './perms-input';
import { leavesOf, permsToSend, unseen } from './perms-to-send';
import type { RoleTask } from './role-task';

interface RolePermsDialogProps {
  task: RoleTask;
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Sets the menus and buttons of a role; those hidden from the editor stay with the role. */
export function RolePermsDialog({ task, onFinish, onClose }: RolePermsDialogProps) {
  const { role, tree, granted } = task;
  const { t } = useTexts('personnel');
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const hidden = unseen(tree, granted).length;
  const saved: EditValues = { perms: leavesOf(tree, granted).join(',') };
  return (
    <EditDialog
      title={t('roles.permsTitle', { name: role.roleName })}
      draftKey={`role:perms:${role.id}`}
      notice={hidden > 0 && <Note>{t('roles.permsUnseen', { count: hidden })}</Note>}
      fields={[
        {
          name: 'perms',
          label: t('roles.perms'),
          hint: t('roles.permsHint'),
          input: <PermsInput tree={tree} />,
        },
      ]}
      row={null}
      emptyValues={saved}
      valuesOf={() => saved}
      save={({ perms }) => setRolePerms(role.id, permsToSend(tree, String(perms ?? '').split(','), granted))}
      onSaved={() => onFinish(t('done.perms'))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}
