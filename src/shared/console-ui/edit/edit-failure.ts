import { BusinessError } from '@/shared/api/client/api-errors';
import type { EditField } from './edit-field';
import { SERVER_NAMES } from '../server-names';

/** The record was changed or deleted meanwhile (specification §8, row lock). */
const ROW_LOCK = 10100;

/** True for that refusal. */
export const isRowLock = (error: unknown): error is BusinessError =>
  error instanceof BusinessError && error.code === ROW_LOCK;

/**
 * The field of a refusal: validation codes 98xx use the server's name ("参数验证错误: 字典类型编号，不能为空!"). The longest such name
 * in the text wins; null if none does.
 */
export function fieldOfRefusal(
  error: unknown,
  fields: readonly Pick<EditField, 'name' | 'serverName'>[],
): string | null {
  if (!(error instanceof BusinessError) || error.code < 9800 || error.code > 9899) return null;
  const text = error.serverMessage ?? '';
  const named = fields
    .map(({ name, serverName }) => ({ name, called: serverName ?? SERVER_NAMES[name] ?? '' }))
    .filter(({ called }) => called !== '' && text.includes(called));
  named.sort((a, b) => b.called.length - a.called.length);
  return named[0]?.name ?? null;
}
