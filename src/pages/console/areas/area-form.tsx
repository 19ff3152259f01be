import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AREA_LEVELS, getArea, insertArea, ROOT_AREA_ID, updateArea } from '@/features/areas/areas-api';
import type { AreaRow } from '@/features/areas/areas-schema';
import { EditingNote } from '@/features/editing/editing-note';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { knownRows } from '@/shared/console-ui/tree/known-rows';
import { parentPath } from '@/shared/console-ui/tree/parent-path';
import { useTexts } from '@/shared/i18n/use-texts';
import { emptyArea, areaFields, areaValues } from './area-values';
import type { AreaValues } from './area-values';
import { useAreaFields } from './use-area-fields';

/** Adds or changes an area; a changed parent moves it with all below it. */
export function AreaForm(editing: EditingProps<AreaValues, AreaRow>) {
  const { t } = useTexts('areas');
  const { row: area, startValues } = editing;
  const parentId = area?.parentId ?? startValues?.parentId ?? ROOT_AREA_ID;
  const queryClient = useQueryClient();
  const path = parentPath(knownRows<AreaRow>(queryClient, AREA_LEVELS), parentId, ROOT_AREA_ID);
  const fields = useAreaFields(area?.id, path);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const newKey = parentId === ROOT_AREA_ID ? 'area:new' : `area:new:${parentId}`;
  return (
    <EditDialog
      {...editing}
      title={area === null ? t('add') : t('editTitle', { name: area.areaName })}
      draftKey={area === null ? newKey : `area:${area.id}`}
      fields={fields}
      emptyValues={emptyArea(parentId)}
      valuesOf={areaValues}
      save={(values, row) =>
        row === null
          ? insertArea(areaFields(values))
          : updateArea({ ...areaFields(values), id: row.id, version: row.version })
      }
      readRow={getArea}
      onDirtyChange={setIsDirty}
      notice={area && <EditingNote kind="system.area" id={area.id} isEditing={isDirty} />}
    />
  );
}
