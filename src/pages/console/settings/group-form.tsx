import { useState } from 'react';
import { updateSettings } from '@/features/options/settings-api';
import type { SettingValues } from '@/features/options/settings-schema';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditValues } from '@/shared/console-ui/edit/edit-field';
import { createSecret } from '@/shared/console-ui/edit/secret/secret';
import type { Secret } from '@/shared/console-ui/edit/secret/secret';
import { useTexts } from '@/shared/i18n/use-texts';
import { changedSettings } from './changed-settings';
import { SETTING_GROUPS } from './setting-groups';
import type { Setting, SettingGroup } from './setting-groups';
import { useSettingFields } from './use-setting-fields';

interface GroupFormProps {
  group: SettingGroup;
  values: SettingValues;
  /** Receives the success message. */
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Changes the settings of a group; only what was changed is sent. */
export function GroupForm({ group, values, onFinish, onClose }: GroupFormProps) {
  const { t } = useTexts(['settings', 'console']);
  const settings: readonly Setting[] = SETTING_GROUPS[group];
  const [secrets] = useState(
    () => new Map<string, Secret>(settings.map(({ code }) => [code, createSecret()])),
  );
  const secretOf = (code: string) => secrets.get(code) ?? createSecret();
  const fields = useSettingFields(settings, secretOf);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const saved: EditValues = Object.fromEntries(
    settings.map(({ code, kind }) => [code, kind === 'secret' ? null : values[code] || null]),
  );
  return (
    <EditDialog
      title={t('editTitle', { name: t(`group.${group}`) })}
      draftKey={`settings:${group}`}
      fields={fields}
      row={null}
      emptyValues={saved}
      valuesOf={() => saved}
      save={async (typed) => {
        const changes = changedSettings(settings, {
          saved,
          typed,
          secretOf: (code) => secretOf(code).read(),
        });
        if (Object.keys(changes).length > 0) await updateSettings(changes);
      }}
      onSaved={() => onFinish(t('console:done.updated'))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}
