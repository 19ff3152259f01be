import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { AREA_LEVELS, areaLevelQuery, ROOT_AREA_ID } from '@/features/areas/areas-api';
import type { AreaNode } from '@/features/areas/areas-schema';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { knownName } from '@/shared/console-ui/tree/known-rows';
import { ParentInput } from '@/shared/console-ui/tree/parent-input';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, pattern, required } from '@/shared/validation/rules';

/**
 * The fields of an area with the server's rules (its codes 98xx). `selfId` is missing for a new one; `path` are
 * the ids from the root down to the parent.
 */
export function useAreaFields(selfId: string | undefined, path: readonly string[]): readonly EditField[] {
  const { t } = useTexts('areas');
  const queryClient = useQueryClient();
  const root = { id: ROOT_AREA_ID, name: t('root') };
  return [
    {
      name: 'areaName',
      label: t('field.areaName'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('name'), maxBytes(40)],
    },
    {
      name: 'areaCode',
      label: t('field.areaCode'),
      hint: t('field.codeHint'),
      input: <Input autoComplete="off" />,
      rules: [required, pattern('integer'), maxBytes(40)],
    },
    {
      name: 'parentId',
      label: t('field.parentId'),
      hint: t('field.parentHint'),
      input: (
        <ParentInput
          path={path}
          root={root}
          nameOf={({ areaName }: AreaNode) => areaName}
          levelQuery={(parentId) => areaLevelQuery(parentId, selfId)}
        />
      ),
      rules: [required],
      show: (id) =>
        id === root.id ? root.name : (knownName(queryClient, AREA_LEVELS, id, 'areaName') ?? id),
    },
  ];
}
