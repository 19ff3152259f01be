import { sessionStore } from '@/shared/storage/browser-store';
import { keyOf } from '@/shared/storage/owned-key';
import { persisted } from '@/shared/storage/persisted';
import type { Task } from './task';

/**
 * What `owner` changed in the task sentence in this tab: restored after a reload and on back, for this owner only.
 */
export const savedTask = (owner: string) =>
  persisted<Partial<Task>>(keyOf(owner, 'home-task'), isPartOfTask, { store: sessionStore });

function isPartOfTask(value: unknown): value is Partial<Task> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}
