import { Input } from 'antd';
import { useState } from 'react';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';
import { MarkInput } from './parts/mark-input';
import { sourceDate } from './rules';
import { useStandardWords, wordOf } from './use-standard-words';

/** The mark, and the source with its date, which a fact requires. */
export function useSourceFields(): readonly EditField[] {
  const { t } = useTexts('standards-admin');
  const { marks } = useStandardWords();
  const [mark, setMark] = useState('unchecked');
  const sourced = mark === 'fact' ? [required] : [];
  return [
    {
      name: 'mark',
      label: t('field.mark'),
      hint: t('hint.mark'),
      input: <MarkInput label={t('field.mark')} options={marks} onMark={setMark} />,
      rules: [required],
      show: (value) => wordOf(marks, value),
    },
    {
      name: 'sourceUrl',
      label: t('field.sourceUrl'),
      input: <Input autoComplete="off" inputMode="url" placeholder="https://" />,
      rules: [...sourced, pattern('url'), maxBytes(500)],
    },
    {
      name: 'asOf',
      label: t('field.asOf'),
      hint: t('hint.asOf'),
      input: <Input autoComplete="off" />,
      rules: [...sourced, sourceDate],
    },
  ];
}
