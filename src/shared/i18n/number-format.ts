import type { FormatterModule } from 'i18next';
import { formatNumber } from '@/shared/format/number';
import type { Language } from './languages';

/** Placeholders that take a number of things. Others, as a year, are written as they are. */
const COUNTS = /^(count|total|held|compared|same|higher|lower)$/;

/** Writes what is counted with the separators of the language: 1,533. Text that was written already stays as it is. */
export const numberFormat: FormatterModule = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, format, language, options) =>
    typeof value === 'number' && (format === 'number' || COUNTS.test(String(options?.['interpolationkey'])))
      ? formatNumber(value, language as Language)
      : (value as string),
};

// A format of its own is no part of any text.
function nothing(): void {}
