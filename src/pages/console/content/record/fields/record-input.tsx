import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { contentPageQuery, contentQuery } from '@/features/content/content-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Field } from '@/shared/ui/fields/field';

const SHOWN = 20;

interface RecordInputProps {
  /** The kind of the records to choose from. */
  kind: string;
  label: string;
  /** The id of the chosen record; empty for none. */
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** Chooses another record by a part of its name. */
export function RecordInput({ kind, label, value, disabled, onChange }: RecordInputProps) {
  const { t } = useTexts('content');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const found = useQuery({
    ...contentPageQuery(kind, { pageNo: 1, pageSize: SHOWN, name_LIKE: wanted, name_ORDER: 'ASC' }, language),
    enabled: wanted !== '',
  });
  const chosen = useQuery({ ...contentQuery(kind, value), enabled: value !== '' });
  const options =
    wanted === '' ? [] : (found.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name.text }));
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={value === '' ? undefined : value}
          onChange={(next: string) => onChange(next)}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          options={options}
          labelRender={({ value: id }) => (id === value ? (chosen.data?.name.text ?? value) : id)}
          placeholder={t('record.placeholder')}
          notFoundContent={
            wanted === '' ? t('record.typeName') : t(found.isFetching ? 'record.searching' : 'record.none')
          }
        />
      )}
    </Field>
  );
}
