import { sessionStore } from '@/shared/storage/browser-store';
import { keyOf } from '@/shared/storage/owned-key';
import { persisted } from '@/shared/storage/persisted';
import type { Task } from './task';

/** What `owner` has changed of the task sentence in this tab: it is there again after a reload and on the way back, for them alone. */
export const keptTask = (owner: string) =>
  persisted<Partial<Task>>(keyOf(owner, 'home-task'), isPartOfTask, { store: sessionStore });

function isPartOfTask(value: unknown): value is Partial<Task> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}
