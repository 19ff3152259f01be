import { useQueryClient } from '@tanstack/react-query';
import { areaLevelQuery, areaTreeQuery, ROOT_AREA_ID } from '@/features/areas/areas-api';
import type { AreaNode } from '@/features/areas/areas-schema';
import { usePermission } from '@/features/session/permitted';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { flatTree } from '@/shared/console-ui/tree/flat-tree';
import { TreeSearch } from '@/shared/console-ui/tree/tree-search';
import { TreeTable } from '@/shared/console-ui/tree/tree-table';
import { TreeToolsEnd } from '@/shared/console-ui/tree/tree-tools-end';
import { useTreeSearch } from '@/shared/console-ui/tree/use-tree-search';
import { useTexts } from '@/shared/i18n/use-texts';
import { AreaActions } from './area-actions';
import { AreaForm } from './area-form';
import { useAreaActions } from './use-area-actions';

const ROW_PERMS = ['system_area_insert', 'system_area_update', 'system_area_delete'];

/** The tree and where it is searched. */
const TREE = {
  rootId: ROOT_AREA_ID,
  levelQuery: (parentId: string) => areaLevelQuery(parentId),
  wholeQuery: {
    ...areaTreeQuery,
    queryFn: async (context: { signal: AbortSignal }) => flatTree(await areaTreeQuery.queryFn(context)),
  },
  fields: ['areaName', 'areaCode'],
};

/** The areas as a tree loaded level by level, and the actions on them (contract §5). */
export function AreaTree() {
  const { t } = useTexts(['areas', 'console']);
  const client = useQueryClient();
  const tree = useTreeSearch<AreaNode>(TREE);
  const actions = useAreaActions();
  const mayAdd = usePermission(['system_area_insert']);
  const hasActions = usePermission(ROW_PERMS);
  const { editing } = actions;
  const rowActions = (area: AreaNode) => <AreaActions area={area} actions={actions} />;
  const nameOf = ({ areaName }: AreaNode) => areaName;
  const columns = [{ id: 'areaCode', head: t('field.areaCode') }];
  const { found, topCount } = tree;
  const topText = topCount === undefined ? undefined : t('count', { count: topCount });
  const countText = found === undefined ? topText : t('console:tree.found', { count: found });
  return (
    <>
      <ListPage
        title={t('title')}
        count={countText}
        filters={<TreeSearch label={t('search')} query={tree.query} onSearch={tree.search} />}
        notice={
          editing.edited === null && (
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
            end={
              <TreeToolsEnd
                columns={columns}
                heads={{ name: t('field.areaName'), parent: t('field.parentId') }}
                nameOf={nameOf}
                fileName={t('title')}
                read={() => client.query(TREE.wholeQuery)}
                onRefresh={actions.readAgain}
              />
            }
          />
        }
        table={
          <TreeTable
            label={t('title')}
            nameHead={t('field.areaName')}
            nameOf={nameOf}
            columns={columns}
            {...tree.table}
            actions={hasActions ? rowActions : undefined}
            empty={{ why: t('none'), next: mayAdd ? t('noneNext') : undefined }}
          />
        }
      />
      {editing.props !== null && <AreaForm key={editing.key} {...editing.props} />}
    </>
  );
}
