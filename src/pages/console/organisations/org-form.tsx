import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditingNote } from '@/features/editing/editing-note';
import {
  getOrg,
  insertOrg,
  ORG_TREES,
  ROOT_ORG_ID,
  updateOrg,
} from '@/features/organisations/organisations-api';
import type { OrgRow } from '@/features/organisations/organisations-schema';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { knownRows } from '@/shared/console-ui/tree/known-rows';
import { parentPath } from '@/shared/console-ui/tree/parent-path';
import { useTexts } from '@/shared/i18n/use-texts';
import { emptyOrg, orgFields, orgValues } from './org-values';
import type { OrgValues } from './org-values';
import { useOrgFields } from './use-org-fields';

/** Adds or changes an organisation; a changed parent moves it with all below it. */
export function OrgForm(editing: EditingProps<OrgValues, OrgRow>) {
  const { t } = useTexts('organisations');
  const { row: org, startValues } = editing;
  const parentId = startValues?.parentId ?? ROOT_ORG_ID;
  const queryClient = useQueryClient();
  const path =
    org?.parentIds?.split(',') ??
    parentPath(knownRows<OrgRow>(queryClient, ORG_TREES), org?.parentId ?? parentId, ROOT_ORG_ID);
  const fields = useOrgFields(org?.id, path);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const newKey = parentId === ROOT_ORG_ID ? 'org:new' : `org:new:${parentId}`;
  return (
    <EditDialog
      {...editing}
      title={org === null ? t('add') : t('editTitle', { name: org.orgName })}
      draftKey={org === null ? newKey : `org:${org.id}`}
      fields={fields}
      emptyValues={emptyOrg(parentId)}
      valuesOf={orgValues}
      save={(values, row) =>
        row === null
          ? insertOrg(orgFields(values))
          : updateOrg({ ...orgFields(values), id: row.id, version: row.version })
      }
      readRow={getOrg}
      onDirtyChange={setIsDirty}
      notice={org && <EditingNote kind="system.org" id={org.id} isEditing={isDirty} />}
    />
  );
}
