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
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useTexts } from '@/shared/i18n/use-texts';
import { typeBodyOf } from './type-form';
import type { TypeValues } from './type-form';

/** Writes dictionary types; then refetches the lists and updates every name shown from them. */
export function useTypeWrites() {
  const { t } = useTexts('dictionary');
  const confirm = useConfirm();
  const { run, finish, ...writes } = useRowWrites(DICT_TYPES_KEY, DICT_DETAILS_KEY);

  const save = async (values: TypeValues, row: DictType | null) => {
    if (row === null) await insertDict(typeBodyOf(values), { quiet: true });
    else await updateDict({ ...typeBodyOf(values, row.version), id: row.id }, { quiet: true });
    finish(t(row === null ? 'message.inserted' : 'message.updated'));
    void refreshDictLists(row === null ? [values.typeCode] : [row.typeCode, values.typeCode]);
  };

  /** True if they are deleted. */
  const remove = async (rows: readonly DictType[]) => {
    const [first] = rows;
    if (first === undefined) return false;
    const isOne = rows.length === 1;
    const detail = isOne
      ? t('type.deleteOne', { name: first.typeCode })
      : t('type.deleteMany', { count: rows.length });
    if (!(await confirm({ content: t('deleteQuestion'), detail, isDeletion: true }))) return false;
    const ids = rows.map(({ id }) => id);
    const isDone = await run(
      `delete ${ids.join()}`,
      () => (isOne ? deleteDict(first.id, { quiet: true }) : deleteDicts(ids, { quiet: true })),
      t(isOne ? 'message.deleted' : 'message.deletedMany'),
    );
    void refreshDictLists(rows.map(({ typeCode }) => typeCode));
    return isDone;
  };

  return { ...writes, save, remove };
}
