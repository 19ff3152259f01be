import {
  deleteDetail,
  deleteDetails,
  DICT_DETAILS_KEY,
  insertDetail,
  updateDetail,
} from '@/features/dictionary/dict-detail-api';
import type { DictDetail } from '@/features/dictionary/dict-detail-schema';
import { refreshDictLists } from '@/features/dictionary/dictionary';
import type { DictType } from '@/features/dictionary/dictionary-schema';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useTexts } from '@/shared/i18n/use-texts';
import { entryBodyOf } from './entry-form';
import type { EntryValues } from './entry-form';

/** Writes the entries of `type`; then refetches the list and updates every name shown from this dictionary. */
export function useEntryWrites(type: DictType) {
  const { t } = useTexts('dictionary');
  const confirm = useConfirm();
  const { run, finish, ...writes } = useRowWrites(DICT_DETAILS_KEY);
  const refreshNames = () => void refreshDictLists([type.typeCode]);

  const save = async (values: EntryValues, row: DictDetail | null) => {
    if (row === null) await insertDetail(entryBodyOf(values, type), { quiet: true });
    else await updateDetail({ ...entryBodyOf(values, type, row.version), id: row.id }, { quiet: true });
    finish(t(row === null ? 'message.inserted' : 'message.updated'));
    refreshNames();
  };

  /** True if they are deleted. */
  const remove = async (rows: readonly DictDetail[]) => {
    const [first] = rows;
    if (first === undefined) return false;
    const isOne = rows.length === 1;
    const detail = isOne
      ? t('entry.deleteOne', { name: first.dictName })
      : t('entry.deleteMany', { count: rows.length });
    if (!(await confirm({ content: t('deleteQuestion'), detail, isDeletion: true }))) return false;
    const ids = rows.map(({ id }) => id);
    const isDone = await run(
      `delete ${ids.join()}`,
      () => (isOne ? deleteDetail(first.id, { quiet: true }) : deleteDetails(ids, { quiet: true })),
      t(isOne ? 'message.deleted' : 'message.deletedMany'),
    );
    refreshNames();
    return isDone;
  };

  return { ...writes, save, remove };
}
