import { useQueries, useQueryClient } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useState } from 'react';
import type { TreeLevelRow } from './tree-levels';
import type { LevelQuery } from './use-tree-levels';

interface ParentInputProps<Row> {
  id?: string;
  /** Ids from the root down to the current parent; their levels are loaded at once. */
  path: readonly string[];
  root: { id: string; name: string };
  nameOf: (row: Row) => string;
  /** The rows below a parent that may be selected: neither the edited row nor its descendants. */
  levelQuery: (parentId: string) => LevelQuery<Row>;
  value?: string | null;
  onChange?: (value: string) => void;
}

interface Choice {
  value: string;
  title: string;
  isLeaf: boolean;
  children?: Choice[];
}

/** Selects the parent of a row in a tree that loads level by level. */
export function ParentInput<Row extends TreeLevelRow>(props: ParentInputProps<Row>) {
  const { id, path, root, nameOf, levelQuery, value, onChange } = props;
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<readonly string[]>(() => [...new Set([root.id, ...path])]);
  const answers = useQueries({ queries: open.map((parentId) => levelQuery(parentId)) });
  const levels = new Map(open.map((parentId, place) => [parentId, answers[place]?.data]));
  const choices = (parentId: string): Choice[] | undefined =>
    levels.get(parentId)?.map((row) => ({
      value: row.id,
      title: nameOf(row),
      isLeaf: !row.hasChildren,
      children: row.hasChildren ? choices(row.id) : undefined,
    }));
  const loadLevel = async ({ value: parentId }: { value?: unknown }) => {
    if (typeof parentId !== 'string') return;
    await queryClient.query(levelQuery(parentId));
    setOpen((now) => [...new Set([...now, parentId])]);
  };
  return (
    <TreeSelect
      id={id}
      treeData={[{ value: root.id, title: root.name, isLeaf: false, children: choices(root.id) }]}
      value={value ?? undefined}
      onChange={(next: string) => onChange?.(next)}
      loadData={loadLevel}
      treeLoadedKeys={[...open]}
      treeDefaultExpandedKeys={[...path]}
      treeNodeLabelProp="title"
    />
  );
}
