import { orgLevelQuery, ROOT_ORG_ID, wholeOrgTreeQuery } from '@/features/organisations/organisations-api';
import type { OrgLevelRow } from '@/features/organisations/organisations-schema';
import { usePermission } from '@/features/session/permitted';
import { flatQuery } from '@/shared/console-ui/tree/flat-query';
import { TreePage } from '@/shared/console-ui/tree/tree-page';
import { useTexts } from '@/shared/i18n/use-texts';
import { OrgActions } from './org-actions';
import { OrgForm } from './org-form';
import { useOrgActions } from './use-org-actions';

const ROW_PERMS = ['system_org_insert', 'system_org_update', 'system_org_delete'];

const TREE = {
  rootId: ROOT_ORG_ID,
  levelQuery: (parentId: string) => orgLevelQuery(parentId),
  wholeQuery: flatQuery(wholeOrgTreeQuery),
  fields: ['orgName', 'orgCode'],
};

/** The organisations as a tree loaded level by level, and the actions on them (contract §5). */
export function OrgTree() {
  const { t } = useTexts('organisations');
  const actions = useOrgActions();
  const mayAdd = usePermission(['system_org_insert']);
  const hasActions = usePermission(ROW_PERMS);
  const { editing } = actions;
  const rowActions = (org: OrgLevelRow) => <OrgActions org={org} actions={actions} />;
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
          name: t('field.orgName'),
          parent: t('field.parentId'),
          none: t('none'),
          noneNext: t('noneNext'),
        }}
        nameOf={({ orgName }) => orgName}
        columns={[
          { id: 'orgCode', head: t('field.orgCode') },
          { id: 'sortNo', head: t('field.sortNo'), align: 'end' },
          { id: 'remark', head: t('field.remark') },
        ]}
        rowActions={hasActions ? rowActions : undefined}
        onAdd={mayAdd ? () => actions.add(null) : undefined}
        writes={actions}
        drafts={editing.edited === null ? { start: 'org:', onOpen: openDraft } : null}
      />
      {editing.props !== null && <OrgForm key={editing.key} {...editing.props} />}
    </>
  );
}
