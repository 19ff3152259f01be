import { App } from 'antd';
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
import { useDebouncedWrite } from '@/shared/console-ui/use-debounced-write';
import { useReadAnew } from '@/shared/console-ui/use-read-anew';
import { useTexts } from '@/shared/i18n/use-texts';
import { entryBodyOf } from './entry-form';
import type { EntryValues } from './entry-form';

/** Writes the entries of `type`; afterwards the list is read anew, and every name shown by this dictionary follows. */
export function useEntryWrites(type: DictType) {
  const { t } = useTexts('dictionary');
  const { message } = App.useApp();
  const confirm = useConfirm();
  const readList = useReadAnew(DICT_DETAILS_KEY);

  const readAgain = () => Promise.all([readList(), refreshDictLists([type.typeCode])]);

  const save = async (values: EntryValues, row: DictDetail | null) => {
    if (row === null) await insertDetail(entryBodyOf(values, type), { quiet: true });
    else await updateDetail({ ...entryBodyOf(values, type, row.version), id: row.id }, { quiet: true });
    message.success(t(row === null ? 'message.inserted' : 'message.updated'));
    void readAgain();
  };

  const removal = useDebouncedWrite((first: string, ...others: string[]) =>
    others.length === 0 ? deleteDetail(first) : deleteDetails([first, ...others]),
  );

  const remove = async (rows: readonly DictDetail[]) => {
    const [first, ...others] = rows;
    if (first === undefined) return;
    const detail =
      rows.length === 1
        ? t('entry.deleteOne', { name: first.dictName })
        : t('entry.deleteMany', { count: rows.length });
    if (!(await confirm({ content: t('deleteQuestion'), detail, isDeletion: true }))) return;
    try {
      await removal.run(first.id, ...others.map(({ id }) => id));
      message.success(t(rows.length === 1 ? 'message.deleted' : 'message.deletedMany'));
    } catch {
      // The client has said what went wrong; the rows may have changed all the same.
    } finally {
      void readAgain();
    }
  };

  return { save, remove: (rows: readonly DictDetail[]) => void remove(rows) };
}
