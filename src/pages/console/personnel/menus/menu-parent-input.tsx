import { useQueries, useQueryClient } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useState } from 'react';
import { menuParentsQuery, ROOT_MENU_ID } from './menu-admin-api';
import type { MenuLevelRow } from './menu-admin-schema';
import { useTexts } from '@/shared/i18n/use-texts';

interface MenuParentInputProps {
  id?: string;
  /** The entry that needs a parent: neither it nor its descendants are offered. */
  selfId?: string | undefined;
  /** Ids from the root down to the current parent; their levels are loaded at once. */
  path: readonly string[];
  value?: string | null;
  onChange?: (value: string) => void;
}

interface Choice {
  value: string;
  title: string;
  isLeaf: boolean;
  children?: Choice[];
}

/** Selects the parent of an entry among the menus, loaded level by level. */
export function MenuParentInput({ id, selfId, path, value, onChange }: MenuParentInputProps) {
  const { t } = useTexts('personnel');
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<readonly string[]>(() => [...new Set([ROOT_MENU_ID, ...path])]);
  const answers = useQueries({ queries: open.map((parentId) => menuParentsQuery(parentId, selfId)) });
  const levels = new Map(open.map((parentId, place) => [parentId, answers[place]?.data]));
  const root: Choice = {
    value: ROOT_MENU_ID,
    title: t('menus.root'),
    isLeaf: false,
    children: choices(levels, ROOT_MENU_ID),
  };
  const loadLevel = async ({ value: parentId }: { value?: unknown }) => {
    if (typeof parentId !== 'string') return;
    await queryClient.query(menuParentsQuery(parentId, selfId));
    setOpen((now) => [...new Set([...now, parentId])]);
  };
  return (
    <TreeSelect
      id={id}
      treeData={[root]}
      value={value ?? undefined}
      onChange={(next: string) => onChange?.(next)}
      loadData={loadLevel}
      treeLoadedKeys={[...open]}
      treeDefaultExpandedKeys={[...path]}
      treeNodeLabelProp="title"
    />
  );
}

function choices(
  levels: ReadonlyMap<string, readonly MenuLevelRow[] | undefined>,
  parentId: string,
): Choice[] | undefined {
  return levels.get(parentId)?.map(({ id, menuName, hasChildren }) => ({
    value: id,
    title: menuName,
    isLeaf: !hasChildren,
    children: hasChildren ? choices(levels, id) : undefined,
  }));
}
