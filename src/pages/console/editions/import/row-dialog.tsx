import { useRef, useState } from 'react';
import { type EditionFileProblem, type FileFormat, layoutOf, type Repair } from '@/domain/editions';
import type { FileRow } from '@/features/editions/engine/engine-calls';
import { DialogForm } from '@/shared/console-ui/edit/dialog-form';
import { InputDialog } from '@/shared/console-ui/edit/input-dialog';
import { focusWrong } from '@/shared/console-ui/focus-wrong';
import { TextField } from '@/shared/ui/fields/text-field';
import { Note } from '@/shared/ui/states/note';
import { useEditionWords } from '../use-edition-words';
import { type CellField, cellFields } from './cell-fields';
import type { RowPlaces } from './row-places';

interface RowDialogProps {
  /** A row without cells is a new one. */
  row: FileRow;
  subject: string;
  format: FileFormat;
  places: RowPlaces;
  /** Corrects cells, and resolves to what is refused of the row then. */
  onSave: (repairs: readonly Repair[]) => Promise<readonly EditionFileProblem[]>;
  onClose: () => void;
}

/** The cells of a row of the file, to correct them: open until none of them is refused. */
export function RowDialog({ row, subject, format, places, onSave, onClose }: RowDialogProps) {
  const { t, column } = useEditionWords();
  const fields = cellFields(format, subject);
  const { descriptions } = layoutOf(subject);
  const [cells, setCells] = useState<readonly (string | undefined)[]>(row.cells);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [problems, setProblems] = useState<readonly EditionFileProblem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const textAt = (place: number) => typed[place] ?? cells[place] ?? '';
  const isMissing = ({ id, place }: CellField) => id === 'code' && textAt(place).trim() === '';
  const errorAt = (field: CellField): string | undefined => {
    if (isChecked && isMissing(field))
      return t('send.problem.required', { field: column(subject, field.id) });
    const refused = problems.find((problem) => problem.column === field.place);
    if (refused === undefined || textAt(field.place).trim() !== cells[field.place]) return undefined;
    return t(`reason.${refused.reason}`);
  };
  const send = async () => {
    const repairs = fields
      .map(({ place }) => ({ row: row.row, column: place, text: textAt(place).trim() }))
      .filter(({ column: place, text }) => text !== (cells[place] ?? ''));
    if (repairs.length === 0 && problems.length === 0) return onClose();
    setIsBusy(true);
    const refused = await onSave(repairs);
    setIsBusy(false);
    if (refused.length === 0) return onClose();
    const saved = [...cells];
    for (const { column: place, text } of repairs) saved[place] = text;
    setCells(saved);
    setProblems(refused);
    focusWrong(form.current);
  };
  const save = () => {
    setIsChecked(true);
    if (fields.some(isMissing)) return focusWrong(form.current);
    if (!isBusy) void send();
  };
  const elsewhere = problems.filter(({ column: place }) => fields.every((field) => field.place !== place));
  const isNew = row.cells.length === 0;
  return (
    <InputDialog
      width={720}
      title={isNew ? t('rows.add') : t('rows.editRow', places.wordsOf(row.row))}
      onClose={onClose}
    >
      <DialogForm
        ref={form}
        submitText={t(isNew ? 'rows.addAction' : 'problems.apply')}
        isBusy={isBusy}
        onSubmit={save}
        onCancel={onClose}
      >
        {elsewhere.length > 0 && (
          <Note tone="negative" role="alert">
            {elsewhere.map(({ reason }) => t(`reason.${reason}`)).join(t('join'))}
          </Note>
        )}
        <div className="edition-fields">
          {fields.map((field) => (
            <TextField
              key={field.id}
              name={field.id}
              className={field.id in descriptions ? 'edition-text' : undefined}
              label={column(subject, field.id)}
              error={errorAt(field)}
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
