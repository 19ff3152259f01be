import { textOfCode } from '@/shared/i18n/text-of-code';
import type { TextFunction } from '@/shared/i18n/text-keys';
import type { ComparedRow } from './comparison-columns';

/** The name of a row in the reader's language if the site has one for its indicator, else from its first column. */
export function nameOfRow(
  { cells }: ComparedRow,
  t: TextFunction<'comparison'>,
): { text: string; lang: string | null } {
  const given = cells.find((cell) => cell !== null)?.name ?? { text: '', lang: null };
  const key = cells.find((cell) => cell !== null && cell.key !== null)?.key ?? null;
  const known = key === null ? '' : textOfCode(t, 'comparison:indicator', key, '');
  return known === '' ? given : { text: known, lang: null };
}
