import { isRules } from '@/domain/editions';
import type { LineChange } from '@/features/editions/engine/engine-calls';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { DataTable } from '@/shared/ui/table/data-table';
import { useEditionWords } from '../use-edition-words';
import { useChangeWords } from './use-change-words';

/** Lines that differ: their cells before and after, and what that changes for visitors. */
export function ChangeTable({ subject, rows }: { subject: string; rows: readonly LineChange[] }) {
  const { t, own, column } = useEditionWords();
  const language = useLanguage();
  const { shown: textOf, effects, effectHead } = useChangeWords(subject);
  const shown = (id: string, text: string) => (text === '' ? t('difference.blank') : textOf(id, text));
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
          id: 'effect',
          head: effectHead,
          cell: (change) => (
            <ul className="edition-cells">
              {effects(change).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          ),
        },
        {
          id: 'cells',
          head: t('difference.cells'),
          cell: ({ kind, cells }) => (
            <ul className="edition-cells">
              {cells.map(({ column: id, before, after }) => (
                <li key={id}>
                  {kind === 'changed'
                    ? t('difference.cell', {
                        column: column(subject, id),
                        before: shown(id, before),
                        after: shown(id, after),
                      })
                    : t('difference.one', {
                        column: column(subject, id),
                        text: shown(id, kind === 'added' ? after : before),
                      })}
                </li>
              ))}
            </ul>
          ),
        },
        {
          id: 'size',
          head: own(subject, 'difference.size'),
          align: 'end',
          cell: ({ size }) => (size === null ? t('difference.noSize') : formatNumber(size, language)),
        },
      ]}
    />
  );
}
