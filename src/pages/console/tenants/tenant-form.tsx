import { Input, Radio } from 'antd';
import { useState } from 'react';
import { EditingNote } from '@/features/editing/editing-note';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { getTenant, insertTenant, updateTenant } from '@/features/tenants/tenants-api';
import type { TenantFields, TenantRow } from '@/features/tenants/tenants-schema';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';

/** Adds or changes a tenant. */
export function TenantForm(editing: EditingProps<TenantValues, TenantRow>) {
  const { row: edited } = editing;
  const { t } = useTexts(['tenants', 'console']);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const states = [
    { value: '1', label: t('enabled') },
    { value: '0', label: t('disabled') },
  ];
  return (
    <EditDialog
      {...editing}
      title={edited === null ? t('add') : t('editTitle', { name: edited.tenantName })}
      draftKey={`tenant:${edited?.id ?? 'new'}`}
      fields={[
        {
          name: 'tenantName',
          label: t('field.tenantName'),
          input: <Input autoComplete="off" />,
          rules: [required, pattern('name'), maxBytes(50)],
        },
        {
          name: 'enable',
          label: t('field.enable'),
          input: <Radio.Group aria-label={t('field.enable')} options={states} />,
          rules: [required],
          show: (value) => states.find((state) => state.value === value)?.label ?? value,
        },
        {
          name: 'remark',
          label: t('field.remark'),
          input: <Input.TextArea rows={2} />,
          rules: [maxBytes(255)],
        },
      ]}
      emptyValues={EMPTY}
      valuesOf={valuesOf}
      save={(values, row) =>
        row === null
          ? insertTenant(fieldsOf(values))
          : updateTenant({ ...fieldsOf(values), id: row.id, version: row.version })
      }
      readRow={getTenant}
      onDirtyChange={setIsDirty}
      notice={edited && <EditingNote kind="system.tenant" id={edited.id} isEditing={isDirty} />}
    />
  );
}

/** The values of the form. */
export type TenantValues = Readonly<Record<'tenantName' | 'enable' | 'remark', string | null>>;

const EMPTY: TenantValues = { tenantName: null, enable: '1', remark: null };

const valuesOf = ({ tenantName, enable, remark }: TenantRow): TenantValues => ({
  tenantName,
  enable: enable ?? null,
  remark: remark ?? null,
});

/** All fields, since the server blanks a missing `remark`. */
const fieldsOf = (values: TenantValues): TenantFields => ({
  tenantName: values.tenantName ?? '',
  enable: values.enable ?? '',
  remark: values.remark || null,
});
