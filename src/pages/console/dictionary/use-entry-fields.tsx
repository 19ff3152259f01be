import { Input, InputNumber, Select } from 'antd';
import { DictName } from '@/features/dictionary/dict-name';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';
import { MAX_SORT_NO } from './entry-form';
import { useYesNo } from './use-yes-no';

/** The fields of a dictionary entry, with the server's own rules. */
export function useEntryFields(): EditField[] {
  const { t } = useTexts('dictionary');
  const yesNo = useYesNo();
  return [
    {
      name: 'dictName',
      label: t('entry.name'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('name'), maxBytes(120)],
    },
    {
      name: 'dictValue',
      label: t('entry.value'),
      hint: t('entry.valueHint'),
      input: <Input autoComplete="off" />,
      rules: [required, maxBytes(120)],
    },
    {
      name: 'sortNo',
      label: t('entry.sortNo'),
      hint: t('entry.sortNoHint', { max: MAX_SORT_NO }),
      input: <InputNumber min={1} max={MAX_SORT_NO} precision={0} controls={false} />,
      rules: [required],
    },
    {
      name: 'izLock',
      label: t('builtIn'),
      hint: t('builtInHint'),
      input: <Select options={yesNo} />,
      rules: [required],
      show: (value) => <DictName code="no_yes" value={String(value ?? '')} />,
    },
    {
      name: 'remark',
      label: t('remark'),
      input: <Input.TextArea rows={3} />,
      rules: [maxBytes(255)],
    },
  ];
}
