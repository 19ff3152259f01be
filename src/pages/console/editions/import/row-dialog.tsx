import { Modal } from 'antd';
import { useRef, useState } from 'react';
import type { FileFormat, Repair } from '@/domain/editions';
import type { FileRow } from '@/features/editions/engine/engine-calls';
import { focusFirstField } from '@/shared/console-ui/focus-first-field';
import { useFocusReturn } from '@/shared/console-ui/use-focus-return';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { useEditionWords } from '../use-edition-words';
import { type CellField, cellFields } from './cell-fields';
import '@/shared/console-ui/edit/edit-form.css';

interface RowDialogProps {
  /** A row without cells is a new one. */
  row: FileRow;
  subject: string;
  format: FileFormat;
  onSave: (repairs: readonly Repair[]) => void;
  onClose: () => void;
}

/** The cells of a row of the file, to correct them. */
export function RowDialog({ row, subject, format, onSave, onClose }: RowDialogProps) {
  const { t, column } = useEditionWords();
  const fields = cellFields(format, subject);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusReturn();
  const before = (place: number) => row.cells[place] ?? '';
  const textAt = (place: number) => typed[place] ?? before(place);
  const isMissing = ({ id, place }: CellField) => id === 'code' && textAt(place).trim() === '';
  const save = () => {
    setIsChecked(true);
    if (fields.some(isMissing)) return form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
    onSave(
      fields
        .filter(({ place }) => textAt(place) !== before(place))
        .map(({ place }) => ({ row: row.row, column: place, text: textAt(place).trim() })),
    );
    onClose();
  };
  const isNew = row.cells.length === 0;
  return (
    <Modal
      open
      width={720}
      title={isNew ? t('rows.add') : t('rows.editRow', { row: row.row })}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirstField(form.current)}
    >
      <form
        ref={form}
        className="edit-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="edition-fields">
          {fields.map((field) => (
            <TextField
              key={field.id}
              name={field.id}
              label={column(subject, field.id)}
              error={
                isChecked && isMissing(field)
                  ? t('send.problem.required', { field: column(subject, field.id) })
                  : undefined
              }
              value={textAt(field.place)}
              autoComplete="off"
              onChange={({ target }) => setTyped({ ...typed, [field.place]: target.value })}
            />
          ))}
        </div>
        <div className="edit-actions">
          <Button size="small" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button size="small" type="submit" variant="primary">
            {t(isNew ? 'rows.addAction' : 'problems.apply')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
