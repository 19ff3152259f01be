import { useState } from 'react';
import { deleteOption, deleteOptions, getOption, OPTION_LISTS } from '@/features/options/options-api';
import type { OptionRow } from '@/features/options/options-schema';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';

/** The dialog open over the list: a new parameter, or one as it was loaded. */
type OptionTask = { kind: 'add' } | { kind: 'edit'; option: OptionRow };

/** The actions of the list of parameters (contract §5) and the dialog open for one of them. */
export function useOptionActions() {
  const { t } = useTexts(['options', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(OPTION_LISTS);
  const [task, setTask] = useState<OptionTask | null>(null);
  const askDelete = async (detail: string, ids: readonly string[], write: () => Promise<unknown>) => {
    if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
      await run(`delete ${ids.join()}`, write, t('console:done.deleted'));
  };
  return {
    ...writes,
    task,
    close: () => setTask(null),
    add: () => setTask({ kind: 'add' }),
    edit: async ({ id }: Pick<OptionRow, 'id'>) => {
      const option = await prepare(() => getOption(id));
      if (option !== null) setTask({ kind: 'edit', option });
    },
    remove: ({ id, optionCode }: OptionRow) =>
      askDelete(t('askDelete', { code: optionCode }), [id], () => deleteOption(id)),
    removeAll: (ids: readonly string[]) =>
      askDelete(t('askDeleteAll', { count: ids.length }), ids, () => deleteOptions(ids)),
  };
}
