import type { DictDetail } from '@/features/dictionary/dict-detail-schema';
import { DictName } from '@/features/dictionary/dict-name';
import type { DictType } from '@/features/dictionary/dictionary-schema';
import { useDictionary } from '@/features/dictionary/use-dictionary';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';

/** The columns of the dictionary types. */
export function useTypeColumns(): ListColumn<DictType>[] {
  const { t } = useTexts('dictionary');
  return [
    { field: 'typeCode', title: t('type.code'), isSortable: true },
    { field: 'typeName', title: t('type.name'), isSortable: true },
    useBuiltInColumn<DictType>(),
    { field: 'remark', title: t('remark') },
  ];
}

/** The columns of the entries of a type. */
export function useEntryColumns(): ListColumn<DictDetail>[] {
  const { t } = useTexts('dictionary');
  return [
    { field: 'dictName', title: t('entry.name') },
    { field: 'dictValue', title: t('entry.value') },
    { field: 'sortNo', title: t('entry.sortNo'), isSortable: true, isNumber: true },
    useBuiltInColumn<DictDetail>(),
  ];
}

function useBuiltInColumn<Row extends { izLock: string }>(): ListColumn<Row> {
  const { t } = useTexts('dictionary');
  const { nameOf } = useDictionary('no_yes');
  return {
    field: 'izLock',
    title: t('builtIn'),
    render: ({ izLock }) => <DictName code="no_yes" value={izLock} />,
    text: ({ izLock }) => nameOf(izLock) ?? izLock,
  };
}
