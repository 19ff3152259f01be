import { useState } from 'react';
import { EMPTY_DRAFT, isTouched, type Task, type TaskDraft } from './security-drafts';

/** The drafts of all changes: closing one, going a step back or to the other pane loses no input. */
export interface SecurityDrafts {
  of: (task: Task) => TaskDraft;
  change: (task: Task, patch: Partial<TaskDraft>) => void;
  clear: (task: Task) => void;
  isDirty: boolean;
}

export function useSecurityDrafts(): SecurityDrafts {
  const [drafts, setDrafts] = useState<Partial<Record<Task, TaskDraft>>>({});
  return {
    of: (task) => drafts[task] ?? EMPTY_DRAFT,
    change: (task, patch) =>
      setDrafts((available) => ({ ...available, [task]: { ...EMPTY_DRAFT, ...available[task], ...patch } })),
    clear: (task) => setDrafts((available) => ({ ...available, [task]: EMPTY_DRAFT })),
    isDirty: Object.values(drafts).some(isTouched),
  };
}
