import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { standardRowQuery, standardRowsQuery } from '@/features/standards/rows/standard-rows-api';
import { useTexts } from '@/shared/i18n/use-texts';

const SHOWN = 20;

interface StandardPickerProps {
  id?: string;
  /** The standard that needs a related one. */
  selfId: string;
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Selects a standard of the library by a part of its number. */
export function StandardPicker({ id, selfId, value, onChange }: StandardPickerProps) {
  const { t } = useTexts('standards-admin');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const found = useQuery({
    ...standardRowsQuery({ pageNo: 1, pageSize: SHOWN, number_LIKE: wanted, number_ORDER: 'ASC' }),
    enabled: wanted !== '',
  });
  const options = (wanted === '' ? [] : (found.data?.rows ?? []))
    .filter((row) => row.id !== selfId)
    .map((row) => ({ value: row.id, label: row.number }));
  return (
    <Select
      id={id}
      value={value ?? undefined}
      onChange={(next: string) => onChange?.(next)}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
      labelRender={chosenNumber}
      placeholder={t('picker.placeholder')}
      notFoundContent={
        wanted === '' ? t('picker.typeNumber') : t(found.isFetching ? 'picker.searching' : 'picker.none')
      }
    />
  );
}

const chosenNumber = ({ value }: { value?: string | number }) => <StandardNumber id={String(value ?? '')} />;

/** The number of a standard. */
export function StandardNumber({ id }: { id: string }) {
  return useQuery({ ...standardRowQuery(id), enabled: id !== '' }).data?.number ?? id;
}
