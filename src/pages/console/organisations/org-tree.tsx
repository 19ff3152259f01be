import { useQueryClient } from '@tanstack/react-query';
import { orgLevelQuery, ROOT_ORG_ID, wholeOrgTreeQuery } from '@/features/organisations/organisations-api';
import type { OrgLevelRow } from '@/features/organisations/organisations-schema';
import { usePermission } from '@/features/session/permitted';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { flatTree } from '@/shared/console-ui/tree/flat-tree';
import { TreeSearch } from '@/shared/console-ui/tree/tree-search';
import { TreeTable } from '@/shared/console-ui/tree/tree-table';
import { TreeToolsEnd } from '@/shared/console-ui/tree/tree-tools-end';
import { useTreeSearch } from '@/shared/console-ui/tree/use-tree-search';
import { useTexts } from '@/shared/i18n/use-texts';
import { OrgActions } from './org-actions';
import { OrgForm } from './org-form';
import { useOrgActions } from './use-org-actions';

const ROW_PERMS = ['system_org_insert', 'system_org_update', 'system_org_delete'];

/** The tree and where it is searched. */
const TREE = {
  rootId: ROOT_ORG_ID,
  levelQuery: (parentId: string) => orgLevelQuery(parentId),
  wholeQuery: {
    ...wholeOrgTreeQuery,
    queryFn: async (context: { signal: AbortSignal }) => flatTree(await wholeOrgTreeQuery.queryFn(context)),
  },
  fields: ['orgName', 'orgCode'],
};

/** The organisations as a tree loaded level by level, and the actions on them (contract §5). */
export function OrgTree() {
  const { t } = useTexts(['organisations', 'console']);
  const client = useQueryClient();
  const tree = useTreeSearch<OrgLevelRow>(TREE);
  const actions = useOrgActions();
  const mayAdd = usePermission(['system_org_insert']);
  const hasActions = usePermission(ROW_PERMS);
  const { editing } = actions;
  const rowActions = (org: OrgLevelRow) => <OrgActions org={org} actions={actions} />;
  const nameOf = ({ orgName }: OrgLevelRow) => orgName;
  const columns: readonly ListColumn<OrgLevelRow>[] = [
    { id: 'orgCode', head: t('field.orgCode') },
    { id: 'sortNo', head: t('field.sortNo'), align: 'end' },
    { id: 'remark', head: t('field.remark') },
  ];
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
              start="org:"
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
                heads={{ name: t('field.orgName'), parent: t('field.parentId') }}
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
            nameHead={t('field.orgName')}
            nameOf={nameOf}
            columns={columns}
            {...tree.table}
            actions={hasActions ? rowActions : undefined}
            empty={{ why: t('none'), next: mayAdd ? t('noneNext') : undefined }}
          />
        }
      />
      {editing.props !== null && <OrgForm key={editing.key} {...editing.props} />}
    </>
  );
}
