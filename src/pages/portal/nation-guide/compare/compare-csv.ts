import type { CsvCell, CsvColumn } from '@/shared/files/csv';
import type { Fact } from '../facts/fact';
import type { CompareLine } from './compare-line';
import type { TextFunction } from '@/shared/i18n/text-keys';

type Translate = TextFunction<'nation'>;

/**
 * The rows of a comparison for a file, in the words of `t` (`nation`, `ui`): per country value, year and mark, or
 * text if missing.
 */
export function compareCsvRows(
  lines: readonly (CompareLine & { part: string })[],
  codes: readonly string[],
  t: Translate,
): Record<string, CsvCell>[] {
  return lines.map(({ part, label, facts }) => ({
    part,
    label,
    ...Object.fromEntries(
      codes.flatMap((code, index) => {
        const fact = facts[index];
        return fact === undefined
          ? []
          : [
              [code, textOf(fact, t)],
              [`${code}-mark`, fact.kind === 'known' ? fact.mark : ''],
              [`${code}-source`, fact.kind === 'known' ? (fact.sourceId ?? '') : ''],
            ];
      }),
    ),
  }));
}

/** Their headers: part, row, then three columns for every country. */
export const compareCsvColumns = (
  codes: readonly string[],
  country: (code: string) => string,
  t: Translate,
): CsvColumn[] => [
  { key: 'part', label: t('csv.part') },
  { key: 'label', label: t('csv.row') },
  ...codes.flatMap((code) => [
    { key: code, label: country(code) },
    { key: `${code}-mark`, label: `${country(code)} ${t('csv.mark')}` },
    { key: `${code}-source`, label: `${country(code)} ${t('csv.source')}` },
  ]),
];

function textOf(fact: Fact, t: Translate): string {
  if (fact.kind === 'unread') return t(fact.state);
  if (fact.kind === 'missing') return t(`ui:missing.${fact.reason}`);
  return fact.note === undefined ? fact.text : `${fact.text} ${fact.note}`;
}
