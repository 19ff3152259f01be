import { useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Dialog } from '@/shared/ui/controls/dialog';
import { Field } from '@/shared/ui/fields/field';

interface PasteDialogProps {
  onPaste: (text: string) => void;
  onClose: () => void;
}

/** A field for cells copied from a spreadsheet, with the recognised columns. */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const { t } = useTexts('origin');
  const [text, setText] = useState('');
  return (
    <Dialog
      isOpen
      title={t('bom.paste')}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
          {t('bom.pasteRead')}
        </Button>
      }
    >
      <Field label={t('bom.pasteLabel')} hint={t('bom.pasteHint')}>
        {(control) => (
          <textarea
            {...control}
            className="field-input"
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
