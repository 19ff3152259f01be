import { useState } from 'react';
import { deleteOrg, getOrg, ORG_TREES } from '@/features/organisations/organisations-api';
import type { OrgLevelRow } from '@/features/organisations/organisations-schema';
import { useRowWrites } from '@/shared/console-ui/edit/use-row-writes';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useTexts } from '@/shared/i18n/use-texts';
import type { OrgTask } from './org-task';

/** The actions on organisations. */
export type OrgActionsOf = ReturnType<typeof useOrgActions>;

/** The actions of the organisations (contract §5) and the dialog open for one of them. */
export function useOrgActions() {
  const { t } = useTexts(['organisations', 'console']);
  const confirm = useConfirm();
  const { run, prepare, ...writes } = useRowWrites(ORG_TREES);
  const [task, setTask] = useState<OrgTask | null>(null);
  return {
    ...writes,
    task,
    close: () => setTask(null),
    add: (parent: OrgLevelRow | null) => setTask({ kind: 'add', parent }),
    edit: async ({ id }: Pick<OrgLevelRow, 'id'>) => {
      const org = await prepare(() => getOrg(id));
      if (org !== null) setTask({ kind: 'edit', org });
    },
    remove: async ({ id, orgName, hasChildren }: OrgLevelRow) => {
      const detail = t(hasChildren ? 'askDeleteTree' : 'askDelete', { name: orgName });
      if (await confirm({ content: t('console:action.askDelete'), detail, isDeletion: true }))
        await run(`delete ${id}`, () => deleteOrg(id), t('console:done.deleted'));
    },
  };
}
