import { useQueryClient } from '@tanstack/react-query';
import { Input, InputNumber, Radio } from 'antd';
import { MENU_LEVELS, menuParentsQuery, ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow, MenuRow } from './menu-admin-schema';
import { useMenuNames } from '@/features/menu/use-menu-names';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import { knownName } from '@/shared/console-ui/tree/known-rows';
import { ParentInput } from '@/shared/console-ui/tree/parent-input';
import { useTexts } from '@/shared/i18n/use-texts';
import { holds, maxBytes, pattern, required } from '@/shared/validation/rules';
import { isExternalAddress } from '@/shared/validation/web-address';
import { CommaChecks } from './comma-checks';
import { MenuTypeInput } from './menu-type-input';

/** The highest sort number the console accepts (contract §5). */
const MAX_SORT_NO = 500;

type TextName = 'menuName' | 'url' | 'component' | 'redirect' | 'icon' | 'permissions';

interface MenuFieldsOf {
  /** The current value in the form. */
  type: string;
  onType: (type: string) => void;
  /** Null for a new entry. */
  entry: MenuRow | null;
  /** Ids from the root down to the parent. */
  path: readonly string[];
}

/** The fields of a menu entry of `type`, with the server's rules (its codes 98xx). */
export function useMenuFields({ type, onType, entry, path }: MenuFieldsOf): readonly EditField[] {
  const { t } = useTexts(['personnel', 'console']);
  const nameOf = useMenuNames();
  const queryClient = useQueryClient();
  const types = (['1', '2', '3'] as const).map((value) => ({
    value,
    label: t(`menu.types.${value}`),
  }));
  const labels = (['0', '1'] as const).map((value) => ({
    value,
    label: t(`role.labels.${value}`),
  }));
  const wordsOf = (options: readonly { value: string; label: string }[], value: string | number | null) =>
    String(value ?? '')
      .split(',')
      .map((one) => options.find((option) => option.value === one)?.label ?? one)
      .join(t('listComma'));
  const flag = (name: 'hidden' | 'alwaysShow'): EditField => ({
    name,
    label: t(`menu.${name}`),
    hint: t(`menu.${name}Hint`),
    input: <Radio.Group aria-label={t(`menu.${name}`)} options={flags} />,
    rules: [required],
    show: (value) => wordsOf(flags, value),
  });
  const text = (name: TextName, rules: EditField['rules'], hint?: string): EditField => ({
    name,
    label: t(`menu.${name}`),
    hint,
    input: <Input autoComplete="off" />,
    rules,
  });
  const parentName = (id: string | number | null) =>
    id === ROOT_MENU_ID ? t('menus.root') : (knownName(queryClient, MENU_LEVELS, id, 'menuName') ?? id);
  const flags = [
    { value: '0', label: t('console:no') },
    { value: '1', label: t('console:yes') },
  ];

  const icon = text('icon', [maxBytes(50)], t('menu.iconHint'));
  const ofType: Readonly<Record<string, readonly EditField[]>> = {
    1: [
      text('url', [maxBytes(200)], t('menu.urlHint')),
      text('component', [maxBytes(200)], t('menu.componentHint')),
      text('redirect', [maxBytes(200)], t('menu.redirectHint')),
      icon,
      flag('hidden'),
      flag('alwaysShow'),
    ],
    2: [text('permissions', [required, pattern('code'), maxBytes(50)], t('menu.permissionsHint'))],
    3: [text('url', [required, isLink, maxBytes(200)], t('menu.linkHint')), icon, flag('hidden')],
  };

  return [
    text('menuName', [required, pattern('name'), maxBytes(50)]),
    {
      name: 'type',
      label: t('menu.type'),
      input: <MenuTypeInput label={t('menu.type')} options={types} onType={onType} />,
      rules: [required],
      show: (value) => wordsOf(types, value),
    },
    {
      name: 'parentId',
      label: t('menu.parentId'),
      hint: t('menu.parentHint'),
      input: (
        <ParentInput
          path={path}
          root={{ id: ROOT_MENU_ID, name: t('menus.root') }}
          nameOf={(row: MenuLevelRow) => nameOf(row)}
          levelQuery={(parentId) => menuParentsQuery(parentId, entry?.id)}
        />
      ),
      rules: [required],
      show: parentName,
    },
    ...(ofType[type] ?? []),
    {
      name: 'sortNo',
      label: t('menu.sortNo'),
      input: <InputNumber min={0} max={MAX_SORT_NO} precision={0} controls={false} />,
      rules: [required, inOrder],
    },
    {
      name: 'label',
      label: t('menu.label'),
      hint: t('menu.labelHint'),
      input: <CommaChecks label={t('menu.label')} options={labels} />,
      rules: [required],
      show: (value) => wordsOf(labels, value),
    },
  ];
}

/** An address outside the application; the server replaces `${BASE_PATH}` with its own base path. */
const isLink = holds(
  (text) => isExternalAddress(text) || text.startsWith('${BASE_PATH}'),
  'personnel:menu.linkWrong',
);

const inOrder = holds(
  (text) => /^\d+$/.test(text) && Number(text) <= MAX_SORT_NO,
  'personnel:menu.sortRange',
  () => ({ max: MAX_SORT_NO }),
);
