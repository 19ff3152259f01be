import { deleteOrg, getOrg, ORG_TREES, ROOT_ORG_ID } from '@/features/organisations/organisations-api';
import type { OrgLevelRow, OrgRow } from '@/features/organisations/organisations-schema';
import { usePermission } from '@/features/session/permitted';
import { useEditing } from '@/shared/console-ui/edit/use-editing';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { OrgValues } from './org-values';

/** The actions on organisations. */
export type OrgActionsOf = ReturnType<typeof useOrgActions>;

/** The actions of the organisations (contract §5) and the dialog open for one of them. */
export function useOrgActions() {
  const { t } = useTexts(['organisations', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(ORG_TREES);
  const editing = useEditing<OrgValues, OrgRow>([], {
    mayAdd: usePermission(['system_org_insert']),
    unique: ['orgCode'],
    lasting: ['parentId'],
    onSaved: (how) => writes.finish(t(`console:done.${how}`)),
  });
  return {
    ...writes,
    editing,
    add: (parent: OrgLevelRow | null) => editing.addWith({ parentId: parent?.id ?? ROOT_ORG_ID }),
    edit: async ({ id }: Pick<OrgLevelRow, 'id'>) => {
      const org = await prepare(() => getOrg(id));
      if (org !== null) editing.edit(org);
    },
    remove: async ({ id, orgName, hasChildren }: OrgLevelRow) => {
      const detail = t(hasChildren ? 'askDeleteTree' : 'askDelete', { name: orgName });
      if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
        await run(`delete ${id}`, () => deleteOrg(id), t('console:done.deleted'));
    },
  };
}
