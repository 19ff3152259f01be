import { useMemo } from 'react';
import { isRules } from '@/domain/editions';
import type { LineChange, LineChangeKind } from '@/features/editions/engine/engine-calls';
import type { CsvColumn } from '@/shared/files/csv';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useEditionWords } from '../use-edition-words';
import { verdictGroups } from './verdict-groups';

/** The words for what changes in the lines of an edition, on the page and in its file; the same object until the language changes. */
export function useChangeWords(subject: string) {
  const words = useEditionWords();
  return useMemo(() => {
    const { t, own, column, country } = words;
    const shown = (id: string, text: string) =>
      id === 'condition' ? textOfCode(t, 'rules.condition', text) : text;
    const effects = ({ effect, verdicts }: LineChange): string[] =>
      effect === null
        ? verdictGroups(verdicts).map(({ parties, before, after }) =>
            t('difference.verdict', {
              party: parties.map(country).join(t('join')),
              before: t(`difference.says.${before}`),
              after: t(`difference.says.${after}`),
            }),
          )
        : [t(`rules.effect.${effect}`)];
    const effectHead = t(isRules(subject) ? 'rules.difference.effect' : 'difference.verdictHead');
    const csvColumns: CsvColumn[] = [
      { key: 'kind', label: t('difference.kind') },
      { key: 'code', label: column(subject, 'code') },
      { key: 'name', label: t('column.name') },
      { key: 'column', label: t('problems.column') },
      { key: 'before', label: t('difference.before') },
      { key: 'after', label: t('difference.after') },
      { key: 'size', label: own(subject, 'difference.size') },
      { key: 'effect', label: effectHead },
    ];
    return {
      /** A cell that differs, before and after; of a line that is new or gone, its text. */
      cellText: (kind: LineChangeKind, cell: LineChange['cells'][number]): string => {
        const [before, after] = [cell.before, cell.after].map((text) =>
          text === '' ? t('difference.blank') : shown(cell.column, text),
        );
        const name = column(subject, cell.column);
        return kind === 'changed'
          ? t('difference.cell', { column: name, before, after })
          : t('difference.one', { column: name, text: kind === 'added' ? after : before });
      },
      /** What changes for visitors. */
      effects,
      effectHead,
      csvColumns,
      /** A line as rows of a file, one for each cell that differs. */
      csvRows: (change: LineChange) => {
        const { kind, code, name, size } = change;
        const line = {
          kind: t(`difference.kinds.${kind}`),
          code,
          name,
          size,
          effect: effects(change).join('; '),
        };
        const cells = change.cells.map((cell) => ({
          ...line,
          column: column(subject, cell.column),
          before: shown(cell.column, cell.before),
          after: shown(cell.column, cell.after),
        }));
        return cells.length === 0 ? [{ ...line, column: '', before: '', after: '' }] : cells;
      },
    };
  }, [words, subject]);
}

export type ChangeWords = ReturnType<typeof useChangeWords>;
