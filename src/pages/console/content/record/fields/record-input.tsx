import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { contentPageQuery, contentQuery } from '@/features/content/content-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Field } from '@/shared/ui/fields/field';

const SHOWN = 20;

interface RecordInputProps {
  id: string;
  /** The kind of the records to choose from. */
  kind: string;
  label: string;
  error?: string;
  /** The id of the chosen record; empty for none. */
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** Chooses another record by a part of its name. */
export function RecordInput({ id, kind, label, error, value, disabled, onChange }: RecordInputProps) {
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
    wanted === '' ? [] : (found.data?.rows ?? []).map((row) => ({ value: row.id, label: row.name.text }));
  return (
    <Field controlId={id} label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={value === '' ? undefined : value}
          onChange={(next: string) => onChange(next)}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          options={options}
          labelRender={({ value: shown }) => (shown === value ? (chosen.data?.name.text ?? value) : shown)}
          placeholder={t('record.placeholder')}
          notFoundContent={
            wanted === '' ? t('record.typeName') : t(found.isFetching ? 'record.searching' : 'record.none')
          }
        />
      )}
    </Field>
  );
}
