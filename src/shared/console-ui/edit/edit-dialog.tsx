import { Form } from 'antd';
import type { FormProps } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { ConflictDialog } from './conflict/conflict-dialog';
import { DraftNote } from './draft-note';
import type { EditField, EditValues, VersionedRow } from './edit-field';
import { EditFormItem } from './edit-form-item';
import { InputDialog } from './input-dialog';
import { useEditDraft } from './use-edit-draft';
import { useEditSave } from './use-edit-save';
import { useConfirm } from '../use-confirm';
import { useFocusWhile } from '../use-focus-while';
import './edit-form.css';

const WIDE_PX = 880;

export interface EditDialogProps<Values extends EditValues, Row extends VersionedRow> {
  title: string;
  /** Input is saved under this key until submitted or discarded (`dict:new`, `dict:<id>`). */
  draftKey: string;
  fields: readonly EditField[];
  /** The record as loaded; null for a new one. */
  row: Row | null;
  /** The initial values of a new record. */
  emptyValues: Values;
  /** What a new record starts with, over `emptyValues`: a copy of another one. */
  startValues?: Partial<Values>;
  valuesOf: (row: Row) => Values;
  /**
   * Saves the values over `row` (including its `version`), or a new record if null. Call the server `quiet`: the form
   * shows every error.
   */
  save: (values: Values, row: Row | null) => Promise<unknown>;
  /** Reloads the record after a row lock; null if deleted. Without it a row lock is an ordinary error. */
  readRow?: (id: string) => Promise<Row | null>;
  /** After a save; close the dialog. */
  onSaved: (how: 'inserted' | 'updated') => void;
  /**
   * In place of `onSaved` after "save and next": open the next record, or for a new one a further new one, with
   * another `key`, or close the dialog. It takes no input until then.
   */
  onSavedNext?: (how: 'inserted' | 'updated') => void;
  /** Opens the input as a new record. */
  onCopy?: (values: Values) => void;
  onClose: () => void;
  /** Marks unsaved work; pass a setter. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** The words of the button that saves; 保存 by default. */
  saveText?: string;
  /** Above the fields. */
  notice?: ReactNode;
  /** Fields in two columns, if there is room. */
  isWide?: boolean;
}

/**
 * A form over a list, rendered while open: pass the record's id as `key`. Saves a draft, confirms before losing
 * edits, shows refusals at their field, and resolves a row lock field by field.
 */
export function EditDialog<Values extends EditValues, Row extends VersionedRow>(
  props: EditDialogProps<Values, Row>,
) {
  const { title, fields, notice, onClose, onDirtyChange, onSavedNext, onCopy, isWide = false } = props;
  const { t } = useTexts('console');
  const [form] = Form.useForm<Values>();
  // Prefix of the fields' ids: another form may be open below this one.
  const formId = useId();
  const [base, setBase] = useState(props.row);
  const confirm = useConfirm();
  const saved = base === null ? props.emptyValues : props.valuesOf(base);
  const draft = useEditDraft({
    key: props.draftKey,
    fields,
    saved,
    startValues: base === null ? props.startValues : undefined,
    version: base?.version ?? null,
  });
  const goesOn = useRef(false);
  const [isFollowed, setFollowed] = useState(false);
  const leave = () => {
    draft.forget();
    onDirtyChange?.(false);
  };
  const saving = useEditSave({
    ...props,
    form,
    base,
    setBase,
    version: draft.version,
    onSaved: (how) => {
      leave();
      if (!goesOn.current) return props.onSaved(how);
      setFollowed(true);
      onSavedNext?.(how);
    },
  });
  const { isDirty } = draft;
  // Also while the next record loads: input would be lost with this form.
  const isSaving = saving.isSaving || isFollowed;
  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusWhile(isSaving, saveButton);
  // No cleanup: a hidden tab cleans up effects, but its edits are still there.
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const close = async () => {
    if (isSaving) return;
    if (
      isDirty &&
      !(await confirm({
        content: t('edit.discardQuestion'),
        okText: t('edit.discard'),
        cancelText: t('edit.keepEditing'),
      }))
    )
      return;
    leave();
    onClose();
  };
  const focusWrong: FormProps<Values>['onFinishFailed'] = ({ errorFields: [first] }) => {
    if (first) form.getFieldInstance(first.name)?.focus?.();
  };
  const undo = () => {
    form.setFieldsValue(draft.untouched);
    draft.forget();
  };

  const saveAnd = (isNext: boolean) => {
    goesOn.current = isNext;
  };
  const copy = () => {
    leave();
    onCopy?.(form.getFieldsValue(true));
  };

  return (
    <InputDialog title={title} width={isWide ? WIDE_PX : undefined} onClose={() => void close()}>
      <Form<Values>
        form={form}
        name={formId}
        layout="vertical"
        className="edit-form"
        noValidate
        initialValues={draft.start}
        onValuesChange={(_changed, all) => draft.keep(all)}
        onFinish={(values) => {
          if (!isFollowed) void saving.save(values);
        }}
        aria-busy={isSaving}
        onFinishFailed={focusWrong}
      >
        <DraftNote draft={draft} onUndo={undo} />
        {saving.failure !== null && (
          <Note tone="negative" role="alert" title={saving.failure}>
            <p>{t('edit.inputPreserved')}</p>
          </Note>
        )}
        {/* Input from now on could not be saved. */}
        <div inert={isSaving} className={isWide ? 'edit-fields-wide' : undefined}>
          {notice}
          {fields.map((field) => (
            <EditFormItem key={field.name} field={field} />
          ))}
        </div>
        <div className="edit-actions">
          {base !== null && onCopy !== undefined && (
            <Button size="small" variant="text" className="edit-copy" disabled={isSaving} onClick={copy}>
              {t('list.copy')}
            </Button>
          )}
          <Button size="small" disabled={isSaving} onClick={() => void close()}>
            {t('edit.cancel')}
          </Button>
          {onSavedNext !== undefined && (
            <Button
              size="small"
              disabled={isSaving}
              onClick={() => {
                saveAnd(true);
                form.submit();
              }}
            >
              {t(base === null ? 'edit.saveAdd' : 'edit.saveNext')}
            </Button>
          )}
          <Button
            ref={saveButton}
            size="small"
            type="submit"
            variant="primary"
            aria-busy={isSaving}
            onClick={() => saveAnd(false)}
          >
            {isSaving ? t('edit.saving') : (props.saveText ?? t('edit.save'))}
          </Button>
        </div>
      </Form>
      {saving.conflict !== null && <ConflictDialog fields={fields} {...saving.conflict} />}
    </InputDialog>
  );
}
