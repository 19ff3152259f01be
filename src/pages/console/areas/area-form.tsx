import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AREA_LEVELS, getArea, insertArea, ROOT_AREA_ID, updateArea } from '@/features/areas/areas-api';
import type { AreaNode } from '@/features/areas/areas-schema';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useTexts } from '@/shared/i18n/use-texts';
import { areaPath } from './area-path';
import type { AreaTask } from './area-task';
import { emptyArea, areaFields, areaValues } from './area-values';
import { useAreaFields } from './use-area-fields';

interface AreaFormProps {
  task: AreaTask;
  /** Receives the success message. */
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Adds or changes an area; a changed parent moves it with all below it. */
export function AreaForm({ task, onFinish, onClose }: AreaFormProps) {
  const { t } = useTexts(['areas', 'console']);
  const area = task.kind === 'edit' ? task.area : null;
  const parent = task.kind === 'add' ? task.parent : null;
  const parentId = area?.parentId ?? parent?.id ?? ROOT_AREA_ID;
  const queryClient = useQueryClient();
  const loaded = queryClient.getQueriesData<readonly AreaNode[]>({ queryKey: AREA_LEVELS });
  const path = areaPath(
    loaded.flatMap(([, level]) => level ?? []),
    parentId,
    ROOT_AREA_ID,
  );
  const fields = useAreaFields(area?.id, path);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const newKey = parent === null ? 'area:new' : `area:new:${parent.id}`;
  return (
    <EditDialog
      title={area === null ? t('add') : t('editTitle', { name: area.areaName })}
      draftKey={area === null ? newKey : `area:${area.id}`}
      fields={fields}
      row={area}
      emptyValues={emptyArea(parentId)}
      valuesOf={areaValues}
      save={(values, row) =>
        row === null
          ? insertArea(areaFields(values))
          : updateArea({ ...areaFields(values), id: row.id, version: row.version })
      }
      readRow={getArea}
      onSaved={(how) => onFinish(t(`console:done.${how}`))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}
