import { deleteOption, deleteOptions, getOption, OPTION_LISTS } from '@/features/options/options-api';
import type { OptionRow } from '@/features/options/options-schema';
import { usePermission } from '@/features/session/permitted';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { OptionValues } from './option-form';

/** The actions of the list of parameters (contract §5) and the dialog open for one of them. */
export function useOptionActions(rows: readonly OptionRow[]) {
  const { t } = useTexts(['options', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(OPTION_LISTS);
  const read = (id: string) => prepare(() => getOption(id));
  const editing = useEditing<OptionValues, OptionRow>(rows, {
    mayAdd: usePermission(['system_options_insert']),
    read,
    unique: ['optionCode'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  const askDelete = async (detail: string, ids: readonly string[], write: () => Promise<unknown>) => {
    if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
      await run(`delete ${ids.join()}`, write, t('console:done.deleted'));
  };
  return {
    ...writes,
    editing,
    add: editing.add,
    edit: async ({ id }: Pick<OptionRow, 'id'>) => {
      const option = await read(id);
      if (option !== null) editing.edit(option);
    },
    remove: ({ id, optionCode }: OptionRow) =>
      askDelete(t('askDelete', { code: optionCode }), [id], () => deleteOption(id)),
    removeAll: (ids: readonly string[]) =>
      askDelete(t('askDeleteAll', { count: ids.length }), ids, () => deleteOptions(ids)),
  };
}
