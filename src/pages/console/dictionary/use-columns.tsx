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
    { id: 'typeCode', head: t('type.code'), isSortable: true },
    { id: 'typeName', head: t('type.name'), isSortable: true },
    useBuiltInColumn<DictType>(),
    { id: 'remark', head: t('remark') },
  ];
}

/** The columns of the entries of a type. */
export function useEntryColumns(): ListColumn<DictDetail>[] {
  const { t } = useTexts('dictionary');
  return [
    { id: 'dictName', head: t('entry.name') },
    { id: 'dictValue', head: t('entry.value') },
    { id: 'sortNo', head: t('entry.sortNo'), isSortable: true, align: 'end' },
    useBuiltInColumn<DictDetail>(),
  ];
}

function useBuiltInColumn<Row extends { izLock: string }>(): ListColumn<Row> {
  const { t } = useTexts('dictionary');
  const { nameOf } = useDictionary('no_yes');
  return {
    id: 'izLock',
    head: t('builtIn'),
    cell: ({ izLock }) => <DictName code="no_yes" value={izLock} />,
    text: ({ izLock }) => nameOf(izLock) ?? izLock,
  };
}
