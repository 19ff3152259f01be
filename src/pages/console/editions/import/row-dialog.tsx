import { useRef, useState } from 'react';
import { type FileFormat, layoutOf, type Repair } from '@/domain/editions';
import type { FileRow } from '@/features/editions/engine/engine-calls';
import { DialogForm } from '@/shared/console-ui/edit/dialog-form';
import { InputDialog } from '@/shared/console-ui/edit/input-dialog';
import { TextField } from '@/shared/ui/fields/text-field';
import { useEditionWords } from '../use-edition-words';
import { type CellField, cellFields } from './cell-fields';

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
  const { descriptions } = layoutOf(subject);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
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
    <InputDialog
      width={720}
      title={isNew ? t('rows.add') : t('rows.editRow', { row: row.row })}
      onClose={onClose}
    >
      <DialogForm
        ref={form}
        submitText={t(isNew ? 'rows.addAction' : 'problems.apply')}
        onSubmit={save}
        onCancel={onClose}
      >
        <div className="edition-fields">
          {fields.map((field) => (
            <TextField
              key={field.id}
              name={field.id}
              className={field.id in descriptions ? 'edition-text' : undefined}
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
      </DialogForm>
    </InputDialog>
  );
}
