import { BusinessError } from '@/shared/api/api-errors';
import type { EditField } from './edit-field';

/** Somebody else changed or deleted the record meanwhile (specification §8, row lock). */
const ROW_LOCK = 10100;

export const isRowLock = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === ROW_LOCK;

/**
 * The field a refusal is about: validation codes 98xx name it by its label ("参数验证错误: 字典类型编号，不能为空!"). The
 * longest label that stands in the text counts; null where none does.
 */
export function fieldOfRefusal(error: unknown, fields: readonly EditField[]): string | null {
  if (!(error instanceof BusinessError) || error.code < 9800 || error.code > 9899) return null;
  const text = error.serverMessage ?? '';
  const named = fields.filter(({ label }) => text.includes(label));
  named.sort((a, b) => b.label.length - a.label.length);
  return named[0]?.name ?? null;
}
