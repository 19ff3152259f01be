import { useState } from 'react';
import { getMenu, insertMenu, ROOT_MENU_ID, updateMenu } from './menu-admin-api';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { EditDialog } from '@/shared/console-ui/edit/edit-dialog';
import { useTexts } from '@/shared/i18n/use-texts';
import type { MenuTask } from './menu-task';
import { emptyMenu, menuBody, menuValues } from './menu-values';
import { useMenuFields } from './use-menu-fields';

interface MenuFormProps {
  task: MenuTask;
  onFinish: (done: string) => void;
  onClose: () => void;
}

/** Adds or changes a menu entry; its fields follow its type (1 menu, 2 button, 3 external link). */
export function MenuForm({ task, onFinish, onClose }: MenuFormProps) {
  const { t } = useTexts(['personnel', 'console']);
  const entry = task.kind === 'edit' ? task.entry : null;
  const parent = task.kind === 'add' ? task.parent : null;
  const parentId = parent?.id ?? ROOT_MENU_ID;
  // The children of a page are its buttons; those of a group, pages.
  const isPage = parent !== null && !['', 'Layout', 'EmptyLayout'].includes(parent.component ?? '');
  const [type, setType] = useState(entry?.type ?? (isPage ? '2' : '1'));
  const path = (entry ?? parent)?.parentIds?.split(',') ?? [ROOT_MENU_ID];
  const fields = useMenuFields({ type, onType: setType, entry, path: parent ? [...path, parent.id] : path });
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedMark(isDirty);
  return (
    <EditDialog
      title={entry === null ? t('menus.add') : t('menus.editTitle', { name: entry.menuName })}
      draftKey={entry === null ? `menu:new:${parentId}` : `menu:${entry.id}`}
      fields={fields}
      row={entry}
      emptyValues={emptyMenu(parentId, isPage ? '2' : '1')}
      valuesOf={menuValues}
      save={(values, row) =>
        row === null
          ? insertMenu(menuBody(values))
          : updateMenu({ ...menuBody(values), id: row.id, version: row.version })
      }
      readRow={getMenu}
      onSaved={(how) => onFinish(t(`console:done.${how}`))}
      onClose={onClose}
      onDirtyChange={setIsDirty}
    />
  );
}
