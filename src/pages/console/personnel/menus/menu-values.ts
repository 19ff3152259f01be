import type { MenuFields, MenuRow } from './menu-admin-schema';

type Text = string | null;

/** The values of the form of a menu entry; its fields depend on `type`. Flags are "0" or "1". */
export type MenuValues = Readonly<
  Record<'parentId' | 'type' | 'menuName' | 'label', Text> & {
    sortNo: number | null;
  } & Partial<
      Record<'permissions' | 'icon' | 'url' | 'component' | 'redirect' | 'hidden' | 'alwaysShow', Text>
    >
>;

/** Initial values of a new entry: a menu below `parentId`, or a button if the parent is a page. */
export const emptyMenu = (parentId: string, type: string): MenuValues => ({
  parentId,
  type,
  menuName: null,
  permissions: null,
  icon: null,
  url: null,
  component: null,
  redirect: null,
  sortNo: 1,
  hidden: '0',
  alwaysShow: '0',
  label: '0,1',
});

/** The form values of an entry. */
export const menuValues = (entry: MenuRow): MenuValues => ({
  parentId: entry.parentId ?? null,
  type: entry.type,
  menuName: entry.menuName,
  permissions: entry.permissions ?? null,
  icon: entry.icon ?? null,
  url: entry.url ?? null,
  component: entry.component ?? null,
  redirect: entry.redirect ?? null,
  sortNo: entry.sortNo ?? null,
  hidden: entry.hidden ?? '0',
  alwaysShow: entry.alwaysShow ?? '0',
  label: entry.label ?? null,
});

/** The request body of the form: every field, empty if the type does not have it. */
export function menuBody(values: MenuValues): MenuFields {
  const isMenu = values.type === '1';
  const isButton = values.type === '2';
  return {
    parentId: values.parentId ?? '',
    type: values.type ?? '',
    menuName: values.menuName ?? '',
    sortNo: values.sortNo ?? 0,
    label: values.label ?? '',
    permissions: (isButton && values.permissions) || null,
    url: (!isButton && values.url) || null,
    icon: (!isButton && values.icon) || null,
    component: (isMenu && values.component) || null,
    redirect: (isMenu && values.redirect) || null,
    hidden: (!isButton && values.hidden) || '0',
    alwaysShow: (isMenu && values.alwaysShow) || '0',
  };
}
