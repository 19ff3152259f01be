import { sessionStore } from '@/shared/storage/browser-store';
import { persisted } from '@/shared/storage/persisted';
import type { Task } from './task';

/** What the visitor has changed of the task sentence in this tab: it stands there again after a reload and on the way back. */
export const keptTask = persisted<Partial<Task>>('home-task', isPartOfTask, { store: sessionStore });

function isPartOfTask(value: unknown): value is Partial<Task> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}
