import type { MenuItem } from '@/features/menu/visible-menu';
import { TopMenu } from '../menu/top-menu';
import { ConsoleName } from './console-name';
import { Tools, type ToolsProps } from './tools';

interface TopBarProps extends ToolsProps {
  items: readonly MenuItem[];
  /** The items on the path to the active one. */
  active: readonly MenuItem[];
}

/** The ink bar of the horizontal layout: name, menu, tools. */
export function TopBar({ items, active, ...tools }: TopBarProps) {
  return (
    <div className="admin-top on-ink">
      <ConsoleName />
      <TopMenu items={items} active={active} />
      <Tools {...tools} isNarrow={false} />
    </div>
  );
}
