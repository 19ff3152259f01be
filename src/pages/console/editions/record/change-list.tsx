import { useState } from 'react';
import { isRules } from '@/domain/editions';
import type { WantedChanges } from '@/features/editions/engine/engine-calls';
import { csvInParts } from '@/shared/files/csv-in-parts';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { ErrorState } from '@/shared/ui/states/error-state';
import { useCsvDownload } from '../use-csv-download';
import { useEditionWords } from '../use-edition-words';
import { ChangeTable } from './change-table';
import type { Difference } from './difference';
import { CHANGE_KINDS, firstKind } from './first-kind';
import { useChangeWords } from './use-change-words';
import { STEP, useFoundChanges } from './use-found-changes';

/** All lines that differ, kind by kind: searched, narrowed to those that change an answer, and as a file. */
export function ChangeList({ subject, difference }: { subject: string; difference: Difference }) {
  const { t, own } = useEditionWords();
  const { csvRows, csvColumns } = useChangeWords(subject);
  const language = useLanguage();
  const [wanted, setWanted] = useState<WantedChanges>(() => ({
    kind: firstKind(difference.compared.counts),
    text: '',
    isVerdictOnly: false,
  }));
  const [shownRows, setShownRows] = useState(STEP);
  const { compared, find } = difference;
  const { counts } = compared;
  const total = counts.changed + counts.removed + counts.added;
  const { found, failure, retry } = useFoundChanges(find, wanted, shownRows);
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
      <div className="edition-action">
        <TextField
          label={t(isRules(subject) ? 'difference.searchCode' : 'difference.search')}
          value={wanted.text}
          autoComplete="off"
          onChange={(event) => choose({ text: event.target.value })}
        />
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
      {failure !== null && <ErrorState error={failure} onRetry={retry} />}
      <p role="status">
        {found !== null &&
          (found.total === 0
            ? own(subject, 'difference.none')
            : t('difference.found', { count: formatNumber(found.total, language) }))}
      </p>
      {found !== null && found.total > 0 && <ChangeTable subject={subject} rows={found.rows} />}
      {found !== null && found.total > found.rows.length && (
        <>
          <p>
            {t('difference.first', { count: found.rows.length, total: formatNumber(found.total, language) })}
          </p>
          <Button size="small" onClick={() => setShownRows(found.rows.length + STEP)}>
            {t('difference.more')}
          </Button>
        </>
      )}
    </>
  );
}
