import { deleteArea, getArea, AREA_LEVELS, ROOT_AREA_ID } from '@/features/areas/areas-api';
import type { AreaNode, AreaRow } from '@/features/areas/areas-schema';
import { usePermission } from '@/features/session/permitted';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { AreaValues } from './area-values';

/** The actions on areas. */
export type AreaActionsOf = ReturnType<typeof useAreaActions>;

/** The actions of the areas (contract §5) and the dialog open for one of them. */
export function useAreaActions() {
  const { t } = useTexts(['areas', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(AREA_LEVELS);
  const editing = useEditing<AreaValues, AreaRow>([], {
    mayAdd: usePermission(['system_area_insert']),
    unique: ['areaCode'],
    lasting: ['parentId'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  return {
    ...writes,
    editing,
    add: (parent: AreaNode | null) => editing.addWith({ parentId: parent?.id ?? ROOT_AREA_ID }),
    edit: async ({ id }: Pick<AreaNode, 'id'>) => {
      const area = await prepare(() => getArea(id));
      if (area !== null) editing.edit(area);
    },
    remove: async ({ id, areaName, hasChildren }: AreaNode) => {
      const detail = t(hasChildren ? 'askDeleteTree' : 'askDelete', { name: areaName });
      if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
        await run(`delete ${id}`, () => deleteArea(id), t('console:done.deleted'));
    },
  };
}
