import type { HsTreeRow } from '@/features/hs/tree/hs-tree-schema';

/**
 * Rows that match a text: by digits those whose code begins with them or that are below them, by words those whose
 * name has each of them, in any letter case. An empty text matches all.
 */
export function filterRows(rows: readonly HsTreeRow[], text: string): readonly HsTreeRow[] {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  if (typed === '') return rows;
  const digits = typed.replace(/[\s.\-·]/g, '');
  if (/^\d+$/.test(digits)) {
    return rows.filter(({ code }) => code.startsWith(digits) || digits.startsWith(code));
  }
  const words = typed.split(/\s+/);
  return rows.filter(({ name }) => words.every((word) => name.text.toLowerCase().includes(word)));
}
