import { Modal, Radio } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { connectedPorts } from '@/shared/api/client/connect-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { disputedFields, mergedValues, proposedSides } from './conflict';
import type { Side, Versions } from './conflict';
import type { EditField, EditValues } from '../edit-field';
import { SavedNote, type SavedFacts } from './saved-note';
import '../edit-form.css';
import './conflict-dialog.css';

interface ConflictDialogProps {
  /** The server's record, for who wrote it and when it was saved; null if unknown or deleted. */
  saved: SavedFacts | null;
  fields: readonly EditField[];
  /** `theirs` is null if the record was deleted. */
  versions: { base: EditValues; mine: EditValues; theirs: EditValues | null };
  isSaving: boolean;
  /** Why the server would refuse any of these values now; missing where it would not. */
  refused?: string | undefined;
  /** Saves these values under the server's version; if it was deleted, as a new one. */
  onSave: (values: EditValues) => void;
  /** Back to the form; nothing is lost. */
  onBack: () => void;
}

/**
 * After a row lock (10100, specification §8): both values side by side, a choice for each field, and the page reload
 * required by the specification. Nothing typed is lost.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { saved, fields, versions, isSaving, refused, onSave, onBack } = props;
  const { t } = useTexts('console');
  const { base, mine, theirs } = versions;
  return (
    <Modal
      open
      title={t(theirs === null ? 'conflict.goneTitle' : 'conflict.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => !isSaving && onBack()}
      width={640}
    >
      {theirs !== null && saved !== null && <SavedNote saved={saved} />}
      {theirs === null ? (
        <Gone isSaving={isSaving} onAdd={() => onSave(mine)} onBack={onBack} />
      ) : refused !== undefined ? (
        <>
          <p className="conflict-explained">{refused}</p>
          <Actions isSaving={isSaving} onBack={onBack} />
        </>
      ) : (
        <Choices
          fields={fields}
          versions={{ base, mine, theirs }}
          isSaving={isSaving}
          onSave={onSave}
          onBack={onBack}
        />
      )}
    </Modal>
  );
}

interface ChoicesProps extends Omit<ConflictDialogProps, 'saved' | 'versions' | 'refused'> {
  versions: Versions;
}

function Choices({ fields, versions, isSaving, onSave, onBack }: ChoicesProps) {
  const { t } = useTexts('console');
  const disputed = disputedFields(fields, versions);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sides = { ...proposedSides(disputed, versions), ...chosen };
  return (
    <>
      <p className="conflict-explained">
        {t(disputed.length > 0 ? 'conflict.changed' : 'conflict.noDifference')}
      </p>
      {disputed.map((field) => (
        <fieldset key={field.name} className="conflict-field" inert={isSaving}>
          <legend>{field.label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Radio
              key={side}
              name={`conflict-${field.name}`}
              checked={sides[field.name] === side}
              onChange={() => setChosen({ ...chosen, [field.name]: side })}
            >
              <span className="conflict-side">{t(`conflict.${side}`)}</span>
              <span className="conflict-value">{shown(field, versions[side])}</span>
            </Radio>
          ))}
        </fieldset>
      ))}
      <Actions isSaving={isSaving} onBack={onBack}>
        <Button
          size="small"
          variant="primary"
          aria-busy={isSaving}
          onClick={() => onSave(mergedValues(versions, sides))}
        >
          {t(isSaving ? 'edit.saving' : 'conflict.saveAgain')}
        </Button>
      </Actions>
    </>
  );
}

function Gone({ isSaving, onAdd, onBack }: { isSaving: boolean; onAdd: () => void; onBack: () => void }) {
  const { t } = useTexts('console');
  return (
    <>
      <p className="conflict-explained">{t('conflict.gone')}</p>
      <Actions isSaving={isSaving} onBack={onBack}>
        <Button size="small" variant="primary" aria-busy={isSaving} onClick={onAdd}>
          {t(isSaving ? 'edit.saving' : 'conflict.addAgain')}
        </Button>
      </Actions>
    </>
  );
}

interface ActionsProps {
  isSaving: boolean;
  onBack: () => void;
  children?: ReactNode;
}

function Actions({ isSaving, onBack, children }: ActionsProps) {
  const { t } = useTexts('console');
  return (
    <div className="edit-actions">
      <Button size="small" variant="text" disabled={isSaving} onClick={() => connectedPorts().reload()}>
        {t('conflict.reload')}
      </Button>
      <Button size="small" disabled={isSaving} onClick={onBack}>
        {t('conflict.back')}
      </Button>
      {children}
    </div>
  );
}

function shown(field: EditField, values: EditValues): ReactNode {
  const value = values[field.name] ?? null;
  return field.show?.(value) ?? (value === null || value === '' ? '—' : value);
}
