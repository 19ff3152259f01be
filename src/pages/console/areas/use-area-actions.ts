import { useState } from 'react';
import { deleteArea, getArea, AREA_LEVELS } from '@/features/areas/areas-api';
import type { AreaNode } from '@/features/areas/areas-schema';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { AreaTask } from './area-task';

/** The actions on areas. */
export type AreaActionsOf = ReturnType<typeof useAreaActions>;

/** The actions of the areas (contract §5) and the dialog open for one of them. */
export function useAreaActions() {
  const { t } = useTexts(['areas', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(AREA_LEVELS);
  const [task, setTask] = useState<AreaTask | null>(null);
  return {
    ...writes,
    task,
    close: () => setTask(null),
    add: (parent: AreaNode | null) => setTask({ kind: 'add', parent }),
    edit: async ({ id }: Pick<AreaNode, 'id'>) => {
      const area = await prepare(() => getArea(id));
      if (area !== null) setTask({ kind: 'edit', area });
    },
    remove: async ({ id, areaName, hasChildren }: AreaNode) => {
      const detail = t(hasChildren ? 'askDeleteTree' : 'askDelete', { name: areaName });
      if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
        await run(`delete ${id}`, () => deleteArea(id), t('console:done.deleted'));
    },
  };
}
