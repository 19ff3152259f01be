import { areaLevelQuery, ROOT_AREA_ID } from '@/features/areas/areas-api';
import type { AreaNode } from '@/features/areas/areas-schema';
import { usePermission } from '@/features/session/permitted';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { RefreshTool } from '@/shared/console-ui/list/page/refresh-tool';
import { TreeTable } from '@/shared/console-ui/tree/tree-table';
import { useOpenRows } from '@/shared/console-ui/tree/use-open-rows';
import { useTreeLevels } from '@/shared/console-ui/tree/use-tree-levels';
import { useTexts } from '@/shared/i18n/use-texts';
import { AreaActions } from './area-actions';
import { AreaForm } from './area-form';
import { useAreaActions } from './use-area-actions';

const ROW_PERMS = ['system_area_insert', 'system_area_update', 'system_area_delete'];

/** The areas as a tree loaded level by level, and the actions on them (contract §5). */
export function AreaTree() {
  const { t } = useTexts('areas');
  const { open, setOpen } = useOpenRows();
  const levels = useTreeLevels([ROOT_AREA_ID, ...open], (parentId) => areaLevelQuery(parentId));
  const actions = useAreaActions();
  const mayAdd = usePermission(['system_area_insert']);
  const hasActions = usePermission(ROW_PERMS);
  const { task } = actions;
  const finish = (done: string) => {
    actions.close();
    actions.finish(done);
  };
  const rowActions = (area: AreaNode) => <AreaActions area={area} actions={actions} />;
  const top = levels.get(ROOT_AREA_ID)?.rows;
  return (
    <>
      <ListPage
        title={t('title')}
        count={top && t('count', { count: top.length })}
        notice={
          task === null && (
            <DraftsNote
              start="area:"
              onOpen={(id) => (id === null ? actions.add(null) : void actions.edit({ id }))}
            />
          )
        }
        tools={
          <ListTools
            addText={t('add')}
            writes={actions}
            onAdd={mayAdd ? () => actions.add(null) : undefined}
            end={<RefreshTool onRefresh={actions.readAgain} />}
          />
        }
        table={
          <TreeTable
            label={t('title')}
            nameHead={t('field.areaName')}
            nameOf={({ areaName }: AreaNode) => areaName}
            columns={[{ id: 'areaCode', head: t('field.areaCode') }]}
            levels={levels}
            rootId={ROOT_AREA_ID}
            open={open}
            onOpen={setOpen}
            actions={hasActions ? rowActions : undefined}
            empty={{ why: t('none'), next: mayAdd ? t('noneNext') : undefined }}
          />
        }
      />
      {task !== null && (
        <AreaForm
          key={task.kind === 'add' ? `below:${task.parent?.id ?? ROOT_AREA_ID}` : task.area.id}
          task={task}
          onFinish={finish}
          onClose={actions.close}
        />
      )}
    </>
  );
}
