import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditingNote } from '@/features/editing/editing-note';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import type { EditingProps } from '@/shared/console-ui/edit/use-editing';
import { knownRows } from '@/shared/console-ui/tree/known-rows';
import { parentPath } from '@/shared/console-ui/tree/parent-path';
import { useTexts } from '@/shared/i18n/use-texts';
import { getMenu, insertMenu, MENU_LEVELS, ROOT_MENU_ID, updateMenu } from './menu-admin-api';
import type { MenuLevelRow, MenuRow } from './menu-admin-schema';
import { emptyMenu, menuBody, menuValues } from './menu-values';
import type { MenuValues } from './menu-values';
import { useMenuFields } from './use-menu-fields';

/** Adds or changes a menu entry; its fields follow its type (1 menu, 2 button, 3 external link). */
export function MenuForm(editing: EditingProps<MenuValues, MenuRow>) {
  const { t } = useTexts('personnel');
  const { row: entry, startValues } = editing;
  const parentId = startValues?.parentId ?? ROOT_MENU_ID;
  const known = knownRows<MenuLevelRow>(useQueryClient(), MENU_LEVELS);
  const component = known.find(({ id }) => id === parentId)?.component;
  // The children of a page are its buttons; those of a group, pages.
  const isPage = parentId !== ROOT_MENU_ID && !['', 'Layout', 'EmptyLayout'].includes(component ?? '');
  const firstType = isPage ? '2' : '1';
  const [type, setType] = useState(entry?.type ?? startValues?.type ?? firstType);
  const path = entry?.parentIds?.split(',') ?? parentPath(known, entry?.parentId ?? parentId, ROOT_MENU_ID);
  const fields = useMenuFields({ type, onType: setType, entry, path });
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  return (
    <EditDialog
      {...editing}
      title={entry === null ? t('menus.add') : t('menus.editTitle', { name: entry.menuName })}
      draftKey={entry === null ? `menu:new:${parentId}` : `menu:${entry.id}`}
      fields={fields}
      emptyValues={emptyMenu(parentId, firstType)}
      valuesOf={menuValues}
      save={(values, row) =>
        row === null
          ? insertMenu(menuBody(values))
          : updateMenu({ ...menuBody(values), id: row.id, version: row.version })
      }
      readRow={getMenu}
      onDirtyChange={setIsDirty}
      notice={entry && <EditingNote kind="system.menu" id={entry.id} isEditing={isDirty} />}
    />
  );
}
