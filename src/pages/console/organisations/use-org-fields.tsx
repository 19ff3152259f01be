import { useQueryClient } from '@tanstack/react-query';
import { Input, InputNumber } from 'antd';
import { ORG_TREES, orgLevelQuery, ROOT_ORG_ID } from '@/features/organisations/organisations-api';
import type { OrgLevelRow } from '@/features/organisations/organisations-schema';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { knownName } from '@/shared/console-ui/tree/known-rows';
import { ParentInput } from '@/shared/console-ui/tree/parent-input';
import { useTexts } from '@/shared/i18n/use-texts';
import { holds, maxBytes, pattern, required } from '@/shared/validation/rules';

const MAX_SORT_NO = 500;

/**
 * The fields of an organisation with the server's rules (its codes 98xx). `selfId` is missing for a new one; `path` are
 * the ids from the root down to the parent.
 */
export function useOrgFields(selfId: string | undefined, path: readonly string[]): readonly EditField[] {
  const { t } = useTexts('organisations');
  const queryClient = useQueryClient();
  const root = { id: ROOT_ORG_ID, name: t('root') };
  return [
    {
      name: 'orgName',
      label: t('field.orgName'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('name'), maxBytes(50)],
    },
    {
      name: 'orgCode',
      label: t('field.orgCode'),
      hint: t('field.codeHint'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('code'), maxBytes(40)],
    },
    {
      name: 'parentId',
      label: t('field.parentId'),
      hint: t('field.parentHint'),
      input: (
        <ParentInput
          path={path}
          root={root}
          nameOf={({ orgName }: OrgLevelRow) => orgName}
          levelQuery={(parentId) => orgLevelQuery(parentId, selfId)}
        />
      ),
      rules: [required],
      show: (id) => (id === root.id ? root.name : (knownName(queryClient, ORG_TREES, id, 'orgName') ?? id)),
    },
    {
      name: 'sortNo',
      label: t('field.sortNo'),
      input: <InputNumber min={0} max={MAX_SORT_NO} precision={0} controls={false} />,
      rules: [required, inOrder],
    },
    {
      name: 'remark',
      label: t('field.remark'),
      input: <Input.TextArea rows={2} />,
      rules: [maxBytes(255)],
    },
  ];
}

const inOrder = holds(
  (text) => /^\d+$/.test(text) && Number(text) <= MAX_SORT_NO,
  'organisations:field.sortRange',
  () => ({ max: MAX_SORT_NO }),
);
