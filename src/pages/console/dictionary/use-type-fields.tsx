import { Input, Select } from 'antd';
import { DictName } from '@/features/dictionary/dict-name';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';
import { useYesNo } from './use-yes-no';

/** The fields of a dictionary type, with the server's own rules. */
export function useTypeFields(): EditField[] {
  const { t } = useTexts('dictionary');
  const yesNo = useYesNo();
  return [
    {
      name: 'typeCode',
      label: t('type.code'),
      hint: t('type.codeHint'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('code'), maxBytes(120)],
    },
    {
      name: 'typeName',
      label: t('type.name'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('name'), maxBytes(120)],
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
