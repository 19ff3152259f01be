import { useState } from 'react';
import { isRules } from '@/domain/editions';
import type { ComparedEditions, LineChangeKind } from '@/features/editions/engine/engine-calls';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { useEditionWords } from '../use-edition-words';
import { ChangeTable } from './change-table';
import { foundChanges } from './found-changes';
import { useChangeWords } from './use-change-words';

const KINDS: readonly LineChangeKind[] = ['changed', 'removed', 'added'];
/** Lines shown at a time. */
const STEP = 50;

/** All lines that differ, kind by kind: searched, narrowed to those that change an answer, and as a file. */
export function ChangeList({ subject, compared }: { subject: string; compared: ComparedEditions }) {
  const { t, own } = useEditionWords();
  const { csvRows, csvColumns } = useChangeWords(subject);
  const language = useLanguage();
  const [kind, setKind] = useState<LineChangeKind>('changed');
  const [text, setText] = useState('');
  const [isVerdictOnly, setIsVerdictOnly] = useState(false);
  const [shownRows, setShownRows] = useState(STEP);
  const { counts, changes } = compared;
  const rows = foundChanges(changes, { kind, text, isVerdictOnly });
  const choose = (next: LineChangeKind) => {
    setKind(next);
    setShownRows(STEP);
  };
  const download = () =>
    downloadText('edition-difference.csv', 'text/csv', toCsv(changes.flatMap(csvRows), csvColumns));
  return (
    <>
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
      <div className="edition-action">
        <TextField
          label={t(isRules(subject) ? 'difference.searchCode' : 'difference.search')}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={isVerdictOnly}
            onChange={(event) => setIsVerdictOnly(event.target.checked)}
          />{' '}
          {t('difference.verdictOnly')}
        </label>
        <Button size="small" disabled={changes.length === 0} onClick={download}>
          {t('difference.download')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p>{own(subject, 'difference.none')}</p>
      ) : (
        <ChangeTable subject={subject} rows={rows.slice(0, shownRows)} />
      )}
      {rows.length > shownRows && (
        <>
          <p>{t('difference.first', { count: shownRows, total: formatNumber(rows.length, language) })}</p>
          <Button size="small" onClick={() => setShownRows(shownRows + STEP)}>
            {t('difference.more')}
          </Button>
        </>
      )}
    </>
  );
}
