import { useSearchParams } from 'react-router-dom';
import { TASKS, type Task } from './security/security-drafts';

/** The two panes of the page. */
export const PANES = ['basic', 'security'] as const;
export type Pane = (typeof PANES)[number];

/** The pane in the address, and the open task of the security pane. */
export function usePersonalAddress(): { pane: Pane; task: Task | null } {
  const [query] = useSearchParams();
  const pane = PANES.find((name) => name === query.get('tab')) ?? 'basic';
  const task = TASKS.find((name) => name === query.get('task')) ?? null;
  return { pane, task: pane === 'security' ? task : null };
}

/** The query of a pane, with an open task or none. */
export const searchOf = (pane: Pane, task?: Task): string =>
  task === undefined ? `?tab=${pane}` : `?tab=${pane}&task=${task}`;
