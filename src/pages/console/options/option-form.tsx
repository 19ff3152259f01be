import { Input } from 'antd';
import { useState } from 'react';
import { getOption, insertOption, updateOption } from '@/features/options/options-api';
import type { OptionFields, OptionRow } from '@/features/options/options-schema';
import { EditingNote } from '@/features/editing/editing-note';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';

/** Adds or changes a parameter. */
export function OptionForm(editing: EditingProps<OptionValues, OptionRow>) {
  const { row: edited } = editing;
  const { t } = useTexts(['options', 'console']);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  return (
    <EditDialog
      {...editing}
      title={edited === null ? t('add') : t('editTitle', { code: edited.optionCode })}
      draftKey={`option:${edited?.id ?? 'new'}`}
      fields={[
        {
          name: 'optionCode',
          label: t('field.optionCode'),
          hint: t('field.codeHint'),
          input: <Input autoComplete="off" />,
          rules: [required, pattern('code'), maxBytes(100)],
        },
        {
          name: 'optionName',
          label: t('field.optionName'),
          input: <Input autoComplete="off" />,
          rules: [maxBytes(200)],
        },
        {
          name: 'optionValue',
          label: t('field.optionValue'),
          input: <Input.TextArea rows={4} />,
          rules: [required, maxBytes(10_000)],
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
          ? insertOption(fieldsOf(values))
          : updateOption({ ...fieldsOf(values), id: row.id, version: row.version })
      }
      readRow={getOption}
      onDirtyChange={setIsDirty}
      notice={edited && <EditingNote kind="system.options" id={edited.id} isEditing={isDirty} />}
    />
  );
}

/** The values of the form. */
export type OptionValues = Readonly<
  Record<'optionCode' | 'optionName' | 'optionValue' | 'remark', string | null>
>;

const EMPTY: OptionValues = { optionCode: null, optionName: null, optionValue: null, remark: null };

const valuesOf = ({ optionCode, optionName, optionValue, remark }: OptionRow): OptionValues => ({
  optionCode,
  optionName: optionName ?? null,
  optionValue: optionValue ?? null,
  remark: remark ?? null,
});

/** All fields, since the server blanks a missing `remark`. */
const fieldsOf = (values: OptionValues): OptionFields => ({
  optionCode: values.optionCode ?? '',
  optionName: values.optionName ?? '',
  optionValue: values.optionValue ?? '',
  remark: values.remark || null,
});
