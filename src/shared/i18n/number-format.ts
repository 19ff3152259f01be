import type { FormatterModule } from 'i18next';
import { formatNumber } from '@/shared/format/number';
import { isLanguage } from './languages';

/** Placeholders that take a number of things. Others, as a year, are written as they are. */
const COUNTS = new Set(['count', 'total', 'held', 'compared', 'same', 'higher', 'lower']);

/** Writes what is counted with the separators of the language: 1,533. Text that was written already stays as it is. */
export const numberFormat: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, format, language, options) {
    const isCount = format === 'number' || COUNTS.has(String(options?.['interpolationkey']));
    return typeof value === 'number' && isCount && isLanguage(language)
      ? formatNumber(value, language)
      : (value as string);
  },
};
