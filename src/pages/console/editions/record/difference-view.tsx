import { useState } from 'react';
import { isRules } from '@/domain/editions';
import type { LineChangeKind, ComparedEditions, LineChange } from '@/features/editions/engine/engine-calls';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useLanguage } from '@/shared/i18n/use-language';
import { formatNumber } from '@/shared/format/number';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { DataTable } from '@/shared/ui/table/data-table';
import { useEditionWords } from '../use-edition-words';

const KINDS: readonly LineChangeKind[] = ['changed', 'removed', 'added'];
/** Lines shown at a time. */
const STEP = 50;

/** What an edition changes, the largest changes first, and what that does to the answers of visitors. */
export function DifferenceView({ subject, compared }: { subject: string; compared: ComparedEditions }) {
  const { t, own, country, column } = useEditionWords();
  const language = useLanguage();
  const [kind, setKind] = useState<LineChangeKind>('changed');
  const [shownRows, setShownRows] = useState(STEP);
  const number = (value: number) => formatNumber(value, language);
  const { counts, verdicts, changes, lostColumns, newColumns, uncovered } = compared;
  const groupName = (id: string) => (isRules(subject) ? textOfCode(t, 'rules.effect', id) : country(id));
  const rows = changes.filter((change) => change.kind === kind);
  const choose = (next: LineChangeKind) => {
    setKind(next);
    setShownRows(STEP);
  };
  return (
    <div className="edition-difference">
      <p>
        {own(subject, 'difference.lines', { before: number(compared.before), after: number(compared.after) })}
      </p>
      <p>
        {verdicts.changed === 0
          ? own(subject, 'difference.noVerdicts')
          : own(subject, 'difference.verdicts', { count: verdicts.changed, lines: number(verdicts.lines) })}
      </p>
      {verdicts.groups.length > 0 && (
        <ul className="edition-verdicts">
          {verdicts.groups.map(([id, count]) => (
            <li key={id}>{t('difference.party', { party: groupName(id), count: number(count) })}</li>
          ))}
        </ul>
      )}
      {uncovered > 0 && <Note tone="warning">{t('rules.difference.uncovered', { count: uncovered })}</Note>}
      {lostColumns.length > 0 && (
        <Note tone="warning">
          {t('difference.lost', { columns: lostColumns.map((id) => column(subject, id)).join(t('join')) })}
        </Note>
      )}
      {newColumns.length > 0 && (
        <p>{t('difference.new', { columns: newColumns.map((id) => column(subject, id)).join(t('join')) })}</p>
      )}
      <div className="edition-kinds" role="group" aria-label={t('difference.title')}>
        {KINDS.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === kind}
            variant={each === kind ? 'primary' : 'secondary'}
            onClick={() => choose(each)}
          >
            {t(`difference.${each}`, { count: counts[each] })}
          </Button>
        ))}
      </div>
      {rows.length === 0 ? (
        <p>{own(subject, 'difference.none')}</p>
      ) : (
        <ChangeTable subject={subject} rows={rows.slice(0, shownRows)} />
      )}
      {rows.length > shownRows && (
        <Button size="small" onClick={() => setShownRows(shownRows + STEP)}>
          {t('difference.more')}
        </Button>
      )}
      {counts[kind] > rows.length && rows.length > 0 && (
        <p>{t('difference.first', { count: rows.length, total: number(counts[kind]) })}</p>
      )}
    </div>
  );
}

function ChangeTable({ subject, rows }: { subject: string; rows: readonly LineChange[] }) {
  const { t, own, column } = useEditionWords();
  const language = useLanguage();
  const shown = (id: string, text: string) => {
    if (text === '') return t('difference.blank');
    return id === 'condition' ? textOfCode(t, 'rules.condition', text) : text;
  };
  return (
    <DataTable
      caption={t('difference.title')}
      rows={rows}
      rowKey={({ code, occurrence }) => `${code}-${occurrence}`}
      columns={[
        { id: 'code', head: column(subject, 'code'), isWhole: true, cell: ({ code }) => code },
        isRules(subject)
          ? {
              id: 'effect',
              head: t('rules.difference.effect'),
              cell: ({ effect }) => effect !== null && t(`rules.effect.${effect}`),
            }
          : { id: 'name', head: t('column.name'), cell: ({ name }) => name },
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
