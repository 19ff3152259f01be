import { Input, Select } from 'antd';
import { TITLE_FIELDS } from '@/features/standards/rows/standard-rows-schema';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, required } from '@/shared/validation/rules';
import { day, hsCodes, icsCodes } from './rules';
import { useSourceFields } from './use-source-fields';
import { useStandardWords, wordOf } from './use-standard-words';

/** The fields of a standard, with the server's own rules. */
export function useStandardFields(): readonly EditField[] {
  const { t } = useTexts('standards-admin');
  const { countries, sectors, bases } = useStandardWords();
  const sourceFields = useSourceFields();
  const text = (name: string, rules: EditField['rules'], hint?: string): EditField => ({
    name,
    label: t(`field.${name}` as TextKey<'standards-admin'>),
    hint,
    input: <Input autoComplete="off" />,
    rules,
  });
  const choice = (name: string, options: typeof sectors, hint?: string): EditField => ({
    name,
    label: t(`field.${name}` as TextKey<'standards-admin'>),
    hint,
    input: <Select options={options} showSearch={{ optionFilterProp: 'label' }} />,
    rules: [required],
    show: (value) => wordOf(options, value),
  });
  const date = (name: string, hint?: string): EditField => ({
    name,
    label: t(`field.${name}` as TextKey<'standards-admin'>),
    hint,
    input: <Input type="date" />,
    rules: [day],
  });
  return [
    text('number', [required, maxBytes(100)], t('hint.number')),
    choice('country', countries),
    text('body', [required, maxBytes(50)], t('hint.body')),
    choice('sector', sectors),
    ...Object.values(TITLE_FIELDS).map((name) => text(name, [maxBytes(500)])),
    text('ics', [icsCodes, maxBytes(200)], t('hint.ics')),
    text('codes', [hsCodes, maxBytes(500)], t('hint.codes')),
    choice('statusBasis', bases, t('hint.statusBasis')),
    date('published'),
    date('inForceFrom'),
    date('until', t('hint.until')),
    date('confirmed'),
    ...sourceFields,
  ];
}
