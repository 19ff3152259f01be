import { useState } from 'react';
import { isRules } from '@/domain/editions';
import type { WantedChanges } from '@/features/editions/engine/engine-calls';
import { csvInParts } from '@/shared/files/csv-in-parts';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';
import { FoundList } from '../found-list';
import { useCsvDownload } from '../use-csv-download';
import { useEditionWords } from '../use-edition-words';
import { ChangeTable } from './change-table';
import type { Difference } from './difference';
import { CHANGE_KINDS, firstKind } from './first-kind';
import { useChangeWords } from './use-change-words';
import { STEP, useFound } from '../use-found';

/** All lines that differ, kind by kind: searched, narrowed to a column or to those that change an answer, and as a file. */
export function ChangeList({ subject, difference }: { subject: string; difference: Difference }) {
  const { t, column } = useEditionWords();
  const language = useLanguage();
  const { csvRows, csvColumns } = useChangeWords(subject);
  const [wanted, setWanted] = useState<WantedChanges>(() => ({
    kind: firstKind(difference.compared.counts),
    text: '',
    column: null,
    isVerdictOnly: false,
  }));
  const [shownRows, setShownRows] = useState(STEP);
  const { compared, find } = difference;
  const { counts, columns } = compared;
  const total = counts.changed + counts.removed + counts.added;
  const list = useFound(find, wanted, shownRows);
  const choose = (next: Partial<WantedChanges>) => {
    setWanted({ ...wanted, ...next });
    setShownRows(STEP);
  };
  const file = useCsvDownload('edition-difference.csv', () =>
    csvInParts(csvColumns, total, async (from, count) =>
      (await find(null, from, count)).rows.flatMap(csvRows),
    ),
  );
  return (
    <>
      <div className="edition-kinds" role="group" aria-label={t('difference.title')}>
        {CHANGE_KINDS.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === wanted.kind}
            variant={each === wanted.kind ? 'primary' : 'secondary'}
            onClick={() => choose({ kind: each })}
          >
            {t(`difference.${each}`, { count: counts[each] })}
          </Button>
        ))}
      </div>
      <div className="edition-action button-row">
        <TextField
          label={t(isRules(subject) ? 'difference.searchCode' : 'difference.search')}
          value={wanted.text}
          autoComplete="off"
          onChange={(event) => choose({ text: event.target.value })}
        />
        {wanted.kind === 'changed' && columns.length > 1 && (
          <SelectField
            label={t('difference.column')}
            options={[
              { value: '', label: t('difference.allColumns') },
              ...columns.map(([id, changed]) => ({
                value: id,
                label: t('difference.columnCount', {
                  column: column(subject, id),
                  count: formatNumber(changed, language),
                }),
              })),
            ]}
            value={wanted.column ?? ''}
            onValueChange={(id) => choose({ column: id || null })}
          />
        )}
        <label>
          <input
            type="checkbox"
            checked={wanted.isVerdictOnly}
            onChange={(event) => choose({ isVerdictOnly: event.target.checked })}
          />{' '}
          {t('difference.verdictOnly')}
        </label>
        <Button size="small" disabled={total === 0} aria-busy={file.isBusy} onClick={file.start}>
          {t('difference.download')}
        </Button>
      </div>
      {file.failure}
      <FoundList subject={subject} list={list} onMore={setShownRows}>
        {(rows) => <ChangeTable subject={subject} rows={rows} />}
      </FoundList>
    </>
  );
}
