import type { AreaNode } from '@/features/areas/areas-schema';
import { Permitted } from '@/features/session/permitted';
import { RowAction } from '@/shared/console-ui/list/table/row-action';
import { useTexts } from '@/shared/i18n/use-texts';
import type { AreaActionsOf } from './use-area-actions';

interface AreaActionsProps {
  area: AreaNode;
  actions: AreaActionsOf;
}

/** The actions of one area, each behind its permission. */
export function AreaActions({ area, actions }: AreaActionsProps) {
  const { t } = useTexts(['areas', 'console']);
  return (
    <>
      <Permitted anyOf={['system_area_insert']}>
        <RowAction subject={area.areaName} onPress={() => actions.add(area)}>
          {t('addChild')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_area_update']}>
        <RowAction subject={area.areaName} onPress={() => void actions.edit(area)}>
          {t('console:action.edit')}
        </RowAction>
      </Permitted>
      <Permitted anyOf={['system_area_delete']}>
        <RowAction subject={area.areaName} isDeletion onPress={() => void actions.remove(area)}>
          {t('console:action.delete')}
        </RowAction>
      </Permitted>
    </>
  );
}
