import { useRef, useState } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import { findSent, submitEdition, uploadLines } from '../editions-api';
import type { CheckedFile } from '@/features/editions/engine/engine-calls';
import type { ImportFacts } from '@/features/editions/import-draft';
import { useErrorText } from '@/shared/console-ui/edit/use-error-text';
import { useReadAgain } from '@/shared/console-ui/list/query/use-read-again';
import { notify } from '@/shared/ui/states/notify';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import { useShownEdition } from '../use-shown-edition';
import { factProblem, valuesOf } from './import-facts';
import type { Import } from './use-import';

interface SendPartProps {
  run: Import;
  subject: string;
  row: ContentRow | null;
  checked: CheckedFile;
}

/** Uploads the lines and sends the edition to review. Until the last step nothing has changed on the server. */
export function SendPart({ run, subject, row, checked }: SendPartProps) {
  const { t, own } = useEditionWords();
  const errorText = useErrorText();
  const { openEdition } = useShownEdition();
  const readAgain = useReadAgain(['content', 'edition']);
  const [progress, setProgress] = useState<{ part: number; parts: number } | null>(null);
  const { facts } = run.draft;
  // What was refused: other facts may be accepted.
  const [refused, setRefused] = useState<{ facts: ImportFacts; error: unknown } | null>(null);
  const problem = factProblem(subject, facts);
  // The lines of an attempt that failed after their upload: only the answer may be lost, and not the edition.
  const unanswered = useRef<string | null>(null);
  const findUnanswered = async () => (unanswered.current === null ? null : findSent(unanswered.current));
  const finish = async (id: string) => {
    await run.forget();
    await readAgain();
    notify('success', t('send.done'));
    openEdition(id);
  };
  const send = async () => {
    setRefused(null);
    try {
      // The draft that an attempt wrote before it failed: this one goes on from it.
      const sent = await findUnanswered();
      if (sent?.state === 'review') return await finish(sent.id);
      const { lines, codes } = checked;
      const file = await uploadLines(lines, run.take, (part, parts) => setProgress({ part, parts }));
      unanswered.current = file;
      await finish(await submitEdition(sent ?? row, valuesOf(subject, facts, { file, lines, codes })));
    } catch (error) {
      const sent = await findUnanswered().catch(() => null);
      if (sent?.state === 'review') return finish(sent.id);
      setRefused({ facts, error });
      setProgress(null);
    }
  };
  return (
    <Part title={t('send.title')}>
      <p>{own(subject, 'send.text')}</p>
      {problem !== null && (
        <p role="status">{t(`send.problem.${problem.reason}`, { field: t(`field.${problem.field}`) })}</p>
      )}
      <Button
        variant="primary"
        disabled={problem !== null}
        aria-busy={progress !== null}
        onClick={() => progress === null && void send()}
      >
        {t('send.action')}
      </Button>
      {progress !== null && (
        <p role="status">{t('send.progress', { part: progress.part + 1, parts: progress.parts })}</p>
      )}
      {refused !== null && refused.facts === facts && (
        <Note tone="negative" role="alert">
          {errorText(refused.error)}
        </Note>
      )}
    </Part>
  );
}
