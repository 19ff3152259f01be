import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';
import { NOTE_LENGTH } from '../state/standard-graph';
import type { StandardNode } from '../state/standard-graph';
import type { Spectrum } from '../state/use-spectrum';

interface OwnProps {
  node: StandardNode;
  spectrum: Spectrum;
  announce: (message: string) => void;
}

/** The reader's note about a standard; an empty one removes it. */
export function OwnNote({ node: { id, value }, spectrum, announce }: OwnProps) {
  const { t } = useTexts('spectrum');
  const [text, setText] = useState(value.note);
  const save = () => {
    const note = text.trim();
    if (note !== value.note && spectrum.change({ type: 'changeNode', id, change: { note } }))
      announce(t('own.noteSaved'));
  };
  return (
    <Field label={t('own.note')} hint={t('own.noteHint')}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="field-input spectrum-note"
            rows={2}
            maxLength={NOTE_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button size="small" disabled={text.trim() === value.note} onClick={save}>
            {t('own.saveNote')}
          </Button>
        </>
      )}
    </Field>
  );
}
