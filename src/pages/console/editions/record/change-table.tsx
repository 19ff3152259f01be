import { memo } from 'react';
import { isRules } from '@/domain/editions';
import type { LineChange } from '@/features/editions/engine/engine-calls';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { DataTable } from '@/shared/ui/table/data-table';
import { useEditionWords } from '../use-edition-words';
import { type ChangeWords, useChangeWords } from './use-change-words';

/** Lines that differ: their cells before and after, and what that changes for visitors. A line is rendered once. */
export const ChangeTable = memo(function ChangeTable({
  subject,
  rows,
}: {
  subject: string;
  rows: readonly LineChange[];
}) {
  const { t, own, column } = useEditionWords();
  const language = useLanguage();
  const words = useChangeWords(subject);
  return (
    <DataTable
      caption={t('difference.title')}
      rows={rows}
      rowKey={({ code, occurrence }) => `${code}-${occurrence}`}
      columns={[
        { id: 'code', head: column(subject, 'code'), isWhole: true, cell: ({ code }) => code },
        ...(isRules(subject)
          ? []
          : [{ id: 'name', head: t('column.name'), cell: ({ name }: LineChange) => name }]),
        {
          id: 'cells',
          head: t('difference.cells'),
          cell: (change) => <Cells words={words} change={change} />,
        },
        {
          id: 'size',
          head: own(subject, 'difference.size'),
          align: 'end',
          cell: ({ size }) => (size === null ? t('difference.noSize') : formatNumber(size, language)),
        },
        {
          id: 'effect',
          head: words.effectHead,
          cell: (change) => <Effects words={words} change={change} />,
        },
      ]}
    />
  );
});

interface OfChange {
  words: ChangeWords;
  change: LineChange;
}

/** What a line changes for visitors. */
const Effects = memo(function Effects({ words, change }: OfChange) {
  const effects = words.effects(change);
  if (effects.length === 0) return '—';
  return (
    <ul className="edition-cells">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
});

/** The cells of a line that differ. */
const Cells = memo(function Cells({ words, change: { kind, cells } }: OfChange) {
  return (
    <ul className="edition-cells">
      {cells.map((cell) => (
        <li key={cell.column}>{words.cellText(kind, cell)}</li>
      ))}
    </ul>
  );
});
