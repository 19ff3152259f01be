import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import { subjectOf } from '../edition-kind-schema';
import { editionsQuery } from '../editions-api';
import { usePermission } from '@/features/session/permitted';
import { useUnsavedMark } from '@/features/tabs/tab-context';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { BackLink } from '@/shared/ui/controls/back-link';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { DifferenceView } from '../record/difference-view';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { ColumnsPart } from './columns-part';
import { FactsPart } from './facts-part';
import { FilePart } from './file-part';
import { ProblemsPart } from './problems-part';
import { RowsPart } from './rows-part';
import { SendPart } from './send-part';
import { useImport } from './use-import';

const UPDATE = 'content_edition_update';

/** The import of an edition: file, columns, rows, difference, and the way to review. */
export function ImportView({ subject }: { subject: string }) {
  const { t, own, subjectName } = useEditionWords();
  const { listAddress, lines } = useShownEdition();
  const editions = useQuery(editionsQuery(useLanguage()));
  const mayImport = usePermission([UPDATE]);
  if (!mayImport)
    return <EmptyState why={t('noImport.why')} next={t('noPermission.next', { perm: UPDATE })} />;
  return (
    <div className="editions">
      <BackLink list={listAddress} label={t('back')} />
      <h1 tabIndex={-1}>{own(subject, 'import.title', { importer: subjectName(subject) })}</h1>
      <QueryView query={editions}>
        {({ rows }) => (
          <ImportOf
            subject={subject}
            begin={lines}
            row={rows.find(({ values }) => subjectOf(values) === subject) ?? null}
          />
        )}
      </QueryView>
    </div>
  );
}

interface ImportOfProps {
  subject: string;
  row: ContentRow | null;
  /** The lines of the record to begin with, if no import is under way. */
  begin: string | null;
}

function ImportOf({ subject, row, begin }: ImportOfProps) {
  const { t, own } = useEditionWords();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const run = useImport(subject, row, begin);
  const { draft, checked, findRows, difference, work, error } = run;
  useUnsavedMark(draft.fileName !== '');
  const differencePart = useRef<HTMLElement>(null);
  // The button that requested it is gone.
  useEffect(() => {
    if (difference !== null && isFocusLost()) differencePart.current?.focus({ preventScroll: true });
  }, [difference]);
  if (row?.state === 'review') return <Note tone="warning">{own(subject, 'import.inReview')}</Note>;
  const isReady = checked?.isComplete === true && checked.problemCount === 0 && checked.lines > 0;
  const forget = async () => {
    if (await confirm({ content: t('unfinished.question'), isDeletion: true })) await run.forget();
  };
  return (
    <>
      {(run.isRestored || run.isMissing) && (
        <Note
          {...(run.isMissing && { tone: 'warning', role: 'status' })}
          actions={
            <Button size="small" variant="text" onClick={() => void forget()}>
              {t('unfinished.discard')}
            </Button>
          }
        >
          {t(run.isMissing ? 'import.missing' : 'import.restored', { file: draft.fileName })}
        </Note>
      )}
      <FilePart run={run} subject={subject} row={row} />
      <FactsPart row={row} facts={draft.facts} onChange={run.setFacts} />
      {run.opened !== null && <ColumnsPart run={run} subject={subject} opened={run.opened} />}
      {checked?.isComplete === true && <ProblemsPart run={run} subject={subject} checked={checked} />}
      {checked?.isComplete === true && checked.format !== null && findRows !== null && (
        <RowsPart run={run} subject={subject} format={checked.format} find={findRows} />
      )}
      {isReady && difference === null && (
        <Button variant="primary" aria-busy={work === 'comparing'} onClick={() => void run.compare()}>
          {t(work === 'comparing' ? 'import.comparing' : 'import.compare')}
        </Button>
      )}
      {error !== null && (
        <Note tone="negative" role="alert">
          {errorText(error)}
        </Note>
      )}
      {isReady && difference !== null && (
        <>
          <Part ref={differencePart} title={t('difference.title')}>
            <DifferenceView subject={subject} difference={difference} />
          </Part>
          <SendPart run={run} subject={subject} row={row} checked={checked} />
        </>
      )}
    </>
  );
}
