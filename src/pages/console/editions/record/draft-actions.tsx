import { useState } from 'react';
import type { ContentRow } from '@/features/content/content-schema';
import { EditingNote } from '@/features/editing/editing-note';
import { Refusal } from '@/shared/console-ui/edit/refusal';
import { Button } from '@/shared/ui/controls/button';
import { saveFacts, submitDraft } from '../editions-api';
import { subjectOf } from '../edition-kind-schema';
import { FactsPart } from '../import/facts-part';
import { changedFacts, factProblem, factsOf, valuesOfFacts } from '../import/import-facts';
import { useEditionWords } from '../use-edition-words';
import { Discard } from './discard';
import { type FactsDraft, useFactsDraft } from './use-facts-draft';
import { useEditionWrites } from './use-edition-writes';

/** What the editor does with a draft, such as one that was sent back: mend its facts, send it to review again, or discard it. */
export function DraftActions({ row }: { row: ContentRow }) {
  const { t } = useEditionWords();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const draft = useFactsDraft(row.id);
  const [isOpen, setIsOpen] = useState(draft.isTyped);
  const close = () => {
    draft.forget();
    setIsOpen(false);
  };
  if (isOpen) return <FactsForm row={row} draft={draft} onClose={close} />;
  return (
    <div className="edition-action button-row">
      <Button
        variant="primary"
        aria-busy={isUnderWay}
        onClick={() => void run('submit', () => submitDraft(row), t('send.done'))}
      >
        {t('draft.submit')}
      </Button>
      <Button onClick={() => setIsOpen(true)}>{t('draft.edit')}</Button>
      {row.isPublished && <Discard row={row} />}
      <Refusal text={refusal} onClose={forgetRefusal} />
    </div>
  );
}

interface FactsFormProps {
  row: ContentRow;
  draft: FactsDraft;
  /** After saving, or where the user gives it up. */
  onClose: () => void;
}

/** The facts of a draft: what another user changes meanwhile is shown, and stays, unless this user changes it too. */
function FactsForm({ row, draft, onClose }: FactsFormProps) {
  const { t } = useEditionWords();
  const { run, isUnderWay, refusal, forgetRefusal } = useEditionWrites();
  const facts = { ...factsOf(row), ...draft.changes };
  const problem = factProblem(subjectOf(row.values), facts);
  const save = async () => {
    if (await run('save', () => saveFacts(row, valuesOfFacts(facts)), t('draft.saved'))) onClose();
  };
  return (
    <FactsPart row={row} facts={facts} onChange={(next) => draft.write(changedFacts(facts, next))}>
      <EditingNote kind="edition" id={row.id} isEditing={draft.isTyped} />
      {problem !== null && problem.reason !== 'order' && (
        <p role="status">{t(`send.problem.${problem.reason}`, { field: t(`field.${problem.field}`) })}</p>
      )}
      <div className="edition-action button-row">
        <Button
          variant="primary"
          disabled={problem !== null}
          aria-busy={isUnderWay}
          onClick={() => void save()}
        >
          {t('draft.save')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('draft.cancel')}
        </Button>
      </div>
      <Refusal text={refusal} onClose={forgetRefusal} />
    </FactsPart>
  );
}
