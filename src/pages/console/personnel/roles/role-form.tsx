import { Input, Select } from 'antd';
import { useState } from 'react';
import { EditingNote } from '@/features/editing/editing-note';
import { usePermission } from '@/features/session/permitted';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { getRole, insertRole, updateRole } from '@/features/roles/roles-api';
import type { RoleRow } from '@/features/roles/roles-schema';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';
import { emptyRole, roleBody, roleValues } from './role-values';
import type { RoleValues } from './role-values';
import { useRoleWords } from './use-role-words';

/** Adds or changes a role. Its data scope needs system_role_setDataPerms; for others it stays unchanged. */
export function RoleForm(editing: EditingProps<RoleValues, RoleRow>) {
  const { row: edited } = editing;
  const { t } = useTexts('personnel');
  const { labels, dataScopes, labelWord, dataScopeWord } = useRoleWords();
  const maySetScope = usePermission(['system_role_setDataPerms']);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  return (
    <EditDialog
      {...editing}
      title={edited === null ? t('roles.add') : t('roles.editTitle', { name: edited.roleName })}
      draftKey={`role:${edited?.id ?? 'new'}`}
      fields={[
        {
          name: 'roleCode',
          label: t('role.roleCode'),
          input: <Input autoComplete="off" />,
          hint: t('role.codeHint'),
          rules: [required, pattern('code'), maxBytes(50)],
        },
        {
          name: 'roleName',
          label: t('role.roleName'),
          input: <Input autoComplete="off" />,
          rules: [required, pattern('name'), maxBytes(50)],
        },
        {
          name: 'label',
          label: t('role.label'),
          input: <Select options={labels} />,
          rules: [required],
          show: labelWord,
        },
        {
          name: 'dataScope',
          label: t('role.dataScope'),
          input: <Select options={dataScopes} disabled={!maySetScope} />,
          hint: maySetScope ? t('role.dataScopeHint') : t('role.dataScopeLocked'),
          rules: [required],
          show: dataScopeWord,
        },
        {
          name: 'remark',
          label: t('role.remark'),
          input: <Input.TextArea rows={2} />,
          rules: [maxBytes(255)],
        },
      ]}
      emptyValues={emptyRole}
      valuesOf={roleValues}
      save={(values, row) =>
        row === null
          ? insertRole(roleBody(values))
          : updateRole({ ...roleBody(values), id: row.id, version: row.version })
      }
      readRow={getRole}
      onDirtyChange={setIsDirty}
      notice={edited && <EditingNote kind="system.role" id={edited.id} isEditing={isDirty} />}
    />
  );
}
