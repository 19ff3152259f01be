import { App } from 'antd';
import { DICT_DETAILS_KEY } from '@/features/dictionary/dict-detail-api';
import { refreshDictLists } from '@/features/dictionary/dictionary';
import {
  deleteDict,
  deleteDicts,
  DICT_TYPES_KEY,
  insertDict,
  updateDict,
} from '@/features/dictionary/dictionary-api';
import type { DictType } from '@/features/dictionary/dictionary-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useDebouncedWrite } from '@/shared/console-ui/use-debounced-write';
import { useReadAnew } from '@/shared/console-ui/use-read-anew';
import { useTexts } from '@/shared/i18n/use-texts';
import { typeBodyOf } from './type-form';
import type { TypeValues } from './type-form';

/** Writes dictionary types; afterwards the lists are read anew, and every name shown by a changed dictionary follows. */
export function useTypeWrites() {
  const { t } = useTexts('dictionary');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const readLists = useReadAnew(DICT_TYPES_KEY, DICT_DETAILS_KEY);

  const readAgain = (codes: readonly string[]) => Promise.all([readLists(), refreshDictLists(codes)]);

  const save = async (values: TypeValues, row: DictType | null) => {
    if (row === null) await insertDict(typeBodyOf(values), { quiet: true });
    else await updateDict({ ...typeBodyOf(values, row.version), id: row.id }, { quiet: true });
    message.success(t(row === null ? 'message.inserted' : 'message.updated'));
    void readAgain(row === null ? [values.typeCode] : [row.typeCode, values.typeCode]);
  };

  const removal = useDebouncedWrite((first: string, ...others: string[]) =>
    others.length === 0 ? deleteDict(first) : deleteDicts([first, ...others]),
  );

  const remove = async (rows: readonly DictType[]) => {
    const [first, ...others] = rows;
    if (first === undefined) return;
    const detail =
      rows.length === 1
        ? t('type.deleteOne', { name: first.typeCode })
        : t('type.deleteMany', { count: rows.length });
    if (!(await confirm({ content: t('deleteQuestion'), detail, isDeletion: true }))) return;
    try {
      await removal.run(first.id, ...others.map(({ id }) => id));
      message.success(t(rows.length === 1 ? 'message.deleted' : 'message.deletedMany'));
    } catch {
      // The client has said what went wrong; the rows may have changed all the same.
    } finally {
      void readAgain(rows.map(({ typeCode }) => typeCode));
    }
  };

  return { save, remove: (rows: readonly DictType[]) => void remove(rows) };
}
