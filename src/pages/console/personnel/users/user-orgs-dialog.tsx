import { useState } from 'react';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { setUserOrgs } from '@/features/users/user-orgs-api';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditValues } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import type { FieldRule } from '@/shared/validation/rules';
import { DefaultChecks } from './organisations/default-checks';
import { choiceText, readChoice } from './organisations/default-choice';
import { orgItems } from './organisations/org-items';
import type { UserTask } from './user-task';

interface UserOrgsDialogProps {
  task: Extract<UserTask, { kind: 'orgs' }>;
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Sets a user's organisations, one of them the default; the server removes the user from all others. */
export function UserOrgsDialog({ task, onFinish, onClose }: UserOrgsDialogProps) {
  const { user, orgs, assigned } = task;
  const { t } = useTexts('personnel');
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const items = orgItems(orgs);
  const saved: EditValues = {
    orgs: choiceText({
      ids: assigned.map(({ orgId }) => orgId),
      defaultId: assigned.find(({ izDef }) => izDef === '1')?.orgId ?? '',
    }),
  };
  return (
    <EditDialog
      title={t('users.orgsTitle', { name: user.username })}
      draftKey={`user:orgs:${user.id}`}
      fields={[
        {
          name: 'orgs',
          label: t('org.title'),
          hint: t('users.orgsHint'),
          input: (
            <DefaultChecks
              label={t('org.title')}
              items={items}
              defaultOf={(name) => t('users.defaultOrgOf', { name })}
            />
          ),
          rules: [hasDefault],
        },
      ]}
      row={null}
      emptyValues={saved}
      valuesOf={() => saved}
      save={({ orgs: text }) => {
        const { ids, defaultId } = readChoice(typeof text === 'string' ? text : null);
        const chosen = items.filter(({ id }) => ids.includes(id)).map(({ org }) => org);
        return setUserOrgs(user.id, chosen, defaultId);
      }}
      onSaved={() => onFinish(t('done.orgs'))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}

const hasDefault: FieldRule = (text) =>
  readChoice(text).defaultId === '' ? { key: 'personnel:users.defaultOrgMissing' } : null;
