import type { MenuEntry } from '@/features/menu/menu';
import { parseMenu } from '@/features/menu/parse/parse-menu';

/** A node of the server's menu: path and what else matters. */
export const node = (path: string, more: object = {}, ...children: object[]): object => ({
  id: path,
  path,
  name: path,
  ...more,
  children,
});

/** The entries of these nodes. */
export const menuOf = (...nodes: object[]): readonly MenuEntry[] =>
  parseMenu(nodes, 'https://console.example').entries;

export const needs = (...permissions: string[]): object => ({ meta: { permissions } });
export const hidden = { hidden: '1' };
