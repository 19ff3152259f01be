import { useSearchParams } from 'react-router-dom';
import { TASKS, type Task } from './security/security-drafts';

/** The two panes of the page. */
export const PANES = ['basic', 'security'] as const;
export type Pane = (typeof PANES)[number];

/** Which pane the address asks for, and which change of the security pane stands open. */
export function usePersonalAddress(): { pane: Pane; task: Task | null } {
  const [query] = useSearchParams();
  const pane = PANES.find((name) => name === query.get('tab')) ?? 'basic';
  const task = TASKS.find((name) => name === query.get('task')) ?? null;
  return { pane, task: pane === 'security' ? task : null };
}

/** The query of a pane, with a change standing open or none. */
export const searchOf = (pane: Pane, task?: Task): string =>
  task === undefined ? `?tab=${pane}` : `?tab=${pane}&task=${task}`;
