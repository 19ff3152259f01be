import { useState } from 'react';
import { getOrg, insertOrg, ROOT_ORG_ID, updateOrg } from '@/features/organisations/organisations-api';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useTexts } from '@/shared/i18n/use-texts';
import type { OrgTask } from './org-task';
import { emptyOrg, orgFields, orgValues } from './org-values';
import { useOrgFields } from './use-org-fields';

interface OrgFormProps {
  task: OrgTask;
  /** Receives the success message. */
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Adds or changes an organisation; a changed parent moves it with all below it. */
export function OrgForm({ task, onFinish, onClose }: OrgFormProps) {
  const { t } = useTexts(['organisations', 'console']);
  const org = task.kind === 'edit' ? task.org : null;
  const parent = task.kind === 'add' ? task.parent : null;
  const path = (org ?? parent)?.parentIds?.split(',') ?? [ROOT_ORG_ID];
  const fields = useOrgFields(org?.id, parent ? [...path, parent.id] : path);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  const newKey = parent === null ? 'org:new' : `org:new:${parent.id}`;
  return (
    <EditDialog
      title={org === null ? t('add') : t('editTitle', { name: org.orgName })}
      draftKey={org === null ? newKey : `org:${org.id}`}
      fields={fields}
      row={org}
      emptyValues={emptyOrg(parent?.id ?? ROOT_ORG_ID)}
      valuesOf={orgValues}
      save={(values, row) =>
        row === null
          ? insertOrg(orgFields(values))
          : updateOrg({ ...orgFields(values), id: row.id, version: row.version })
      }
      readRow={getOrg}
      onSaved={(how) => onFinish(t(`console:done.${how}`))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}
