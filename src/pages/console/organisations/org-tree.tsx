import { orgLevelQuery, ROOT_ORG_ID } from '@/features/organisations/organisations-api';
import type { OrgLevelRow } from '@/features/organisations/organisations-schema';
import { usePermission } from '@/features/session/permitted';
import { DraftsNote } from '@/shared/console-ui/edit/drafts-note';
import { ListPage } from '@/shared/console-ui/list/page/list-page';
import { ListTools } from '@/shared/console-ui/list/page/list-tools';
import { RefreshTool } from '@/shared/console-ui/list/page/refresh-tool';
import { TreeTable } from '@/shared/console-ui/tree/tree-table';
import { useOpenRows } from '@/shared/console-ui/tree/use-open-rows';
import { useTreeLevels } from '@/shared/console-ui/tree/use-tree-levels';
import { useTexts } from '@/shared/i18n/use-texts';
import { OrgActions } from './org-actions';
import { OrgForm } from './org-form';
import { useOrgActions } from './use-org-actions';

const ROW_PERMS = ['system_org_insert', 'system_org_update', 'system_org_delete'];

/** The organisations as a tree loaded level by level, and the actions on them (contract §5). */
export function OrgTree() {
  const { t } = useTexts('organisations');
  const { open, setOpen } = useOpenRows();
  const levels = useTreeLevels([ROOT_ORG_ID, ...open], (parentId) => orgLevelQuery(parentId));
  const actions = useOrgActions();
  const mayAdd = usePermission(['system_org_insert']);
  const hasActions = usePermission(ROW_PERMS);
  const { task } = actions;
  const finish = (done: string) => {
    actions.close();
    actions.finish(done);
  };
  const rowActions = (org: OrgLevelRow) => <OrgActions org={org} actions={actions} />;
  const top = levels.get(ROOT_ORG_ID)?.rows;
  return (
    <>
      <ListPage
        title={t('title')}
        count={top && t('count', { count: top.length })}
        notice={
          task === null && (
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
            end={<RefreshTool onRefresh={actions.readAgain} />}
          />
        }
        table={
          <TreeTable
            label={t('title')}
            nameHead={t('field.orgName')}
            nameOf={({ orgName }: OrgLevelRow) => orgName}
            columns={[
              { id: 'orgCode', head: t('field.orgCode') },
              { id: 'sortNo', head: t('field.sortNo'), align: 'end' },
              { id: 'remark', head: t('field.remark') },
            ]}
            levels={levels}
            rootId={ROOT_ORG_ID}
            open={open}
            onOpen={setOpen}
            actions={hasActions ? rowActions : undefined}
            empty={{ why: t('none'), next: mayAdd ? t('noneNext') : undefined }}
          />
        }
      />
      {task !== null && (
        <OrgForm
          key={task.kind === 'add' ? `below:${task.parent?.id ?? ROOT_ORG_ID}` : task.org.id}
          task={task}
          onFinish={finish}
          onClose={actions.close}
        />
      )}
    </>
  );
}
