import type { FormatterModule } from 'i18next';
import { formatNumber } from '@/shared/format/number';
import type { Language } from './languages';

/** Placeholders for counts. Others, such as a year, are not formatted. */
const COUNTS = /^(count|total|available|compared|same|higher|lower)$/;

/** Formats counts with the separators of the language: 1,533. Preformatted text is unchanged. */
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

// A placeholder with its own format is not in any text.
function nothing(): void {}
