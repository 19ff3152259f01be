import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { firstProblem, pattern, required } from '@/shared/validation/rules';
import { useProblemText } from '@/shared/validation/use-problem-text';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';

interface ValueEditorProps {
  /** Name of the line with the value. */
  name: string;
  value: string;
  onSave: (value: string) => void;
  onCancel: () => void;
}

const RULES = [required, pattern('amount')];

/** An amount edited in its cell: Enter saves, Escape cancels. */
export function ValueEditor({ name, value, onSave, onCancel }: ValueEditorProps) {
  const { t } = useTexts('gallery');
  const problemText = useProblemText();
  const [text, setText] = useState(value);
  const problem = firstProblem(text, RULES);
  return (
    <form
      className="gallery-inline"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onSave(text);
      }}
    >
      <TextField
        label={t('inlineEdit.valueOf', { name })}
        inputMode="decimal"
        value={text}
        error={problem === null ? undefined : problemText(problem)}
        ref={focusOnce}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" size="small" disabled={problem !== null}>
        {t('inlineEdit.save')}
      </Button>
      <Button variant="text" size="small" onClick={onCancel}>
        {t('inlineEdit.cancel')}
      </Button>
    </form>
  );
}

/** Takes the focus from the button the field replaces. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
