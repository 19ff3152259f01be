import { Form, Modal } from 'antd';
import type { FormProps } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { ConflictDialog } from './conflict-dialog';
import type { EditField, EditValues, VersionedRow } from './edit-field';
import { EditFormItem } from './edit-form-item';
import { useEditDraft } from './use-edit-draft';
import { useEditSave } from './use-edit-save';
import { useConfirm } from '../use-confirm';
import { useFocusReturn } from '../use-focus-return';
import { useFocusWhile } from '../use-focus-while';
import './edit-dialog.css';

const WIDE_PX = 880;

export interface EditDialogProps<Values extends EditValues, Row extends VersionedRow> {
  title: string;
  /** What is typed is kept under this key until it is saved or given up (`dict:new`, `dict:<id>`). */
  draftKey: string;
  fields: readonly EditField[];
  /** The record as it was read; null for a new one. */
  row: Row | null;
  /** What a new record begins with. */
  emptyValues: Values;
  valuesOf: (row: Row) => Values;
  /** Writes the values over `row` (its `version` too), or a new record where it is null. Call the server `quiet`: the form says every error. */
  save: (values: Values, row: Row | null) => Promise<unknown>;
  /** Reads the record anew after a row lock; null where it is gone. Without it a row lock is an error like others. */
  readRow?: (id: string) => Promise<Row | null>;
  /** After a save; take the dialog away. */
  onSaved: (how: 'inserted' | 'updated') => void;
  onClose: () => void;
  /** For the mark of unsaved work; pass a setter. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Above the fields. */
  notice?: ReactNode;
  /** Fields in two columns, where there is room for them. */
  isWide?: boolean;
}

/**
 * A form over a list, drawn while it is open: give it the record's id as `key`. Keeps a draft, asks before it loses
 * edits, shows refusals at their field, and settles a row lock field by field.
 */
export function EditDialog<Values extends EditValues, Row extends VersionedRow>(
  props: EditDialogProps<Values, Row>,
) {
  const { title, fields, notice, onClose, onDirtyChange, isWide = false } = props;
  const { t } = useTexts('console');
  const [form] = Form.useForm<Values>();
  // In front of the fields' ids: another form may be open below this one.
  const formId = useId();
  const [base, setBase] = useState(props.row);
  const confirm = useConfirm();
  const saved = base === null ? props.emptyValues : props.valuesOf(base);
  const draft = useEditDraft({ key: props.draftKey, fields, saved, version: base?.version ?? null });
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
      props.onSaved(how);
    },
  });
  useFocusReturn();
  const { isDirty } = draft;
  const { isSaving } = saving;
  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusWhile(isSaving, saveButton);
  // Without a clean-up: in a hidden tab effects are taken back, but the edits are still there.
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
  const focusFirst = () => {
    const shown = document.getElementById(formId);
    // The dialog may take a moment to open: whoever is typing already is left alone.
    if (shown?.contains(document.activeElement)) return;
    shown?.querySelector<HTMLElement>(':is(input, textarea):enabled')?.focus();
  };
  const focusWrong: FormProps<Values>['onFinishFailed'] = ({ errorFields: [first] }) => {
    if (first) form.getFieldInstance(first.name)?.focus?.();
  };
  const undo = () => {
    form.setFieldsValue(saved);
    draft.forget();
  };

  return (
    <Modal
      open
      title={title}
      footer={null}
      width={isWide ? WIDE_PX : undefined}
      mask={{ closable: false }}
      onCancel={() => void close()}
      afterOpenChange={(isOpen) => isOpen && focusFirst()}
    >
      <Form<Values>
        form={form}
        name={formId}
        layout="vertical"
        className="edit-form"
        initialValues={draft.start}
        onValuesChange={(_changed, all) => draft.keep(all)}
        onFinish={(values) => void saving.save(values)}
        aria-busy={isSaving}
        onFinishFailed={focusWrong}
      >
        {draft.isRestored && (
          <Note
            role="status"
            actions={
              <Button size="small" onClick={undo}>
                {t('edit.undoDraft')}
              </Button>
            }
          >
            {t('edit.draftRestored')}
          </Note>
        )}
        {saving.failure !== null && (
          <Note tone="negative" role="alert" title={saving.failure}>
            <p>{t('edit.inputKept')}</p>
          </Note>
        )}
        {/* What would be typed now could not be saved any more. */}
        <div inert={isSaving} className={isWide ? 'edit-fields-wide' : undefined}>
          {notice}
          {fields.map((field) => (
            <EditFormItem key={field.name} field={field} />
          ))}
        </div>
        <div className="edit-actions">
          <Button size="small" disabled={isSaving} onClick={() => void close()}>
            {t('edit.cancel')}
          </Button>
          <Button ref={saveButton} size="small" type="submit" variant="primary" aria-busy={isSaving}>
            {t(isSaving ? 'edit.saving' : 'edit.save')}
          </Button>
        </div>
      </Form>
      {saving.conflict !== null && <ConflictDialog fields={fields} {...saving.conflict} />}
    </Modal>
  );
}
