import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSavedDraft } from '@/features/standards/use-saved-draft';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ChooseFileButton } from '@/shared/ui/controls/choose-file-button';
import { Field } from '@/shared/ui/fields/field';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { readBatch } from './batch-rows';
import { recordsOf, resultsOfList } from './batch-results';
import { BatchTable } from './batch-table';
import { readListFile } from './read-list-file';

const MOST_CHARACTERS = 200_000;
const isList = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS;

const TEMPLATE = [
  'number,reference,declared,structure,deviations,unexplained,compared,editorial,share,language',
  'GB/T 4100-2015,ISO 13006:2012,MOD,compared,4,0,yes,permitted,95,checkedTranslation',
].join('\r\n');

/** Standards of a list that is typed, pasted or read from a file; the list is stored in the browser. */
export function ListBatch() {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const [refusal, setRefusal] = useState('');
  const { value: text, change } = useSavedDraft('consistency:batch:list', isList, '');
  const list = useMemo(() => readBatch(text), [text]);
  const handleFile = async (file: File) => {
    const read = await readListFile(file, language);
    if (!read.ok) setRefusal(t(`batch.badFile.${read.reason}`, { file: file.name }));
    else if (read.text.length > MOST_CHARACTERS) setRefusal(t('batch.badFile.tooLarge', { file: file.name }));
    else {
      setRefusal('');
      change(() => read.text);
    }
  };
  const [looked, setLooked] = useState(text);
  const numbers = useMemo(() => readBatch(looked).rows.map(({ number }) => number), [looked]);
  const query = useQuery({
    queryKey: ['standard', 'byNumbers', numbers, language] as const,
    queryFn: () => recordsOf(numbers),
    enabled: numbers.length > 0,
  });
  return (
    <>
      <div className="no-print">
        <Field label={t('batch.list')} hint={t('batch.listHint')}>
          {(control) => (
            <textarea
              {...control}
              className="field-input consistency-list"
              rows={8}
              maxLength={MOST_CHARACTERS}
              value={text}
              onChange={(event) => change(() => event.target.value)}
            />
          )}
        </Field>
        <div className="consistency-actions">
          <Button variant="primary" disabled={list.rows.length === 0} onClick={() => setLooked(text)}>
            {t('batch.evaluate', { count: list.rows.length })}
          </Button>
          <ChooseFileButton accept=".csv,.txt,text/csv,text/plain" onChoose={(file) => void handleFile(file)}>
            {t('batch.file')}
          </ChooseFileButton>
          <Button variant="text" onClick={() => downloadText('consistency-list.csv', 'text/csv', TEMPLATE)}>
            {t('batch.template')}
          </Button>
        </div>
        <p role="alert" className="consistency-refusal">
          {refusal}
        </p>
      </div>
      {list.left > 0 && <Note tone="warning">{t('batch.left', { count: list.left })}</Note>}
      {list.bad.length > 0 && (
        <Note tone="warning" title={t('batch.bad', { count: list.bad.length })}>
          <ul className="consistency-bad">
            {list.bad.slice(0, 10).map(({ line, column, text: typed }) => (
              <li key={`${line}-${column}`}>{t('batch.badCell', { line, column, text: typed })}</li>
            ))}
          </ul>
        </Note>
      )}
      {numbers.length > 0 && (
        <QueryView query={query}>
          {(records) => <BatchTable rows={resultsOfList(readBatch(looked).rows, records)} />}
        </QueryView>
      )}
    </>
  );
}
