import type { OrgLevelRow } from '@/features/organisations/organisations-schema';
import { Permitted } from '@/features/session/permitted';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import type { OrgActionsOf } from './use-org-actions';

interface OrgActionsProps {
  org: OrgLevelRow;
  actions: OrgActionsOf;
}

/** The actions of one organisation, each behind its permission. */
export function OrgActions({ org, actions }: OrgActionsProps) {
  const { t } = useTexts(['organisations', 'console']);
  return (
    <>
      <Permitted anyOf={['system_org_insert']}>
        <RowAction subject={org.orgName} onPress={() => actions.add(org)}>
          {t('addChild')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_org_update']}>
        <RowAction subject={org.orgName} onPress={() => void actions.edit(org)}>
          {t('console:action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_org_delete']}>
        <RowAction subject={org.orgName} isDeletion onPress={() => void actions.remove(org)}>
          {t('console:action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
