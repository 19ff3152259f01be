import { areaLevelQuery, areaTreeQuery, ROOT_AREA_ID } from '@/features/areas/areas-api';
import type { AreaNode } from '@/features/areas/areas-schema';
import { usePermission } from '@/features/session/permitted';
import { flatQuery } from '@/shared/console-ui/tree/flat-query';
import { TreePage } from '@/shared/console-ui/tree/tree-page';
import { useTexts } from '@/shared/i18n/use-texts';
import { AreaActions } from './area-actions';
import { AreaForm } from './area-form';
import { useAreaActions } from './use-area-actions';

const ROW_PERMS = ['system_area_insert', 'system_area_update', 'system_area_delete'];

const TREE = {
  rootId: ROOT_AREA_ID,
  levelQuery: (parentId: string) => areaLevelQuery(parentId),
  wholeQuery: flatQuery(areaTreeQuery),
  fields: ['areaName', 'areaCode'],
};

/** The areas as a tree loaded level by level, and the actions on them (contract §5). */
export function AreaTree() {
  const { t } = useTexts('areas');
  const actions = useAreaActions();
  const mayAdd = usePermission(['system_area_insert']);
  const hasActions = usePermission(ROW_PERMS);
  const { editing } = actions;
  const rowActions = (area: AreaNode) => <AreaActions area={area} actions={actions} />;
  const openDraft = (id: string | null) => (id === null ? actions.add(null) : void actions.edit({ id }));
  return (
    <>
      <TreePage
        tree={TREE}
        words={{
          title: t('title'),
          count: (count) => t('count', { count }),
          search: t('search'),
          add: t('add'),
          name: t('field.areaName'),
          parent: t('field.parentId'),
          none: t('none'),
          noneNext: t('noneNext'),
        }}
        nameOf={({ areaName }) => areaName}
        columns={[{ id: 'areaCode', head: t('field.areaCode') }]}
        rowActions={hasActions ? rowActions : undefined}
        onAdd={mayAdd ? () => actions.add(null) : undefined}
        writes={actions}
        drafts={editing.edited === null ? { start: 'area:', onOpen: openDraft } : null}
      />
      {editing.props !== null && <AreaForm key={editing.key} {...editing.props} />}
    </>
  );
}
