import { Form, type FormInstance } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { getContent, updateContent } from '@/features/content/content-api';
import { draftProblemsOf } from '@/features/content/content-checks';
import { valuesOfKind, type ContentKind } from '@/features/content/content-kind';
import type { ContentRow, ContentValues } from '@/features/content/content-schema';
import { ConflictDialog } from '@/shared/console-ui/edit/conflict/conflict-dialog';
import { DraftNote } from '@/shared/console-ui/edit/draft-note';
import { useEditDraft } from '@/shared/console-ui/edit/use-edit-draft';
import { useEditSave } from '@/shared/console-ui/edit/use-edit-save';
import { saveKeys, useSaveKeys } from '@/shared/console-ui/edit/use-save-keys';
import { useConfirm } from '@/shared/console-ui/use-confirm';
import { useFocusWhile } from '@/shared/console-ui/use-focus-while';
import type { Language } from '@/shared/i18n/languages';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { classNames } from '@/shared/ui/styles/class-names';
import { Note } from '@/shared/ui/states/note';
import { useKindWords } from '@/features/content/words/use-kind-words';
import { useContentWrites } from '../use-content-writes';
import { draftEndOf, draftsOf } from './draft-keys';
import { RecordFields } from './fields/record-fields';
import type { FieldProblemText } from './use-field-problems';
import { useRecordFields } from './fields/use-record-fields';
import { useInsertOnce } from './use-insert-once';
import '@/shared/console-ui/edit/edit-form.css';

interface RecordFormProps {
  kind: ContentKind;
  form: FormInstance<ContentValues>;
  row: ContentRow | null;
  /** What a new record begins with, as a query. */
  begun: string;
  /** The values as saved, or those a new record begins with. */
  start: ContentValues;
  canEdit: boolean;
  /** The language whose translations alone are shown; null: all fields. */
  language: Language | null;
  /** The user wrote it. */
  isOwn: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: (id: string) => Promise<void>;
  /** In place of `onSaved` after "save and next"; missing where there is no next record. */
  onSavedNext?: () => void;
  /** Shows what not even a draft may have at its field. */
  onProblems: (problems: readonly FieldProblemText[]) => void;
}

/**
 * The form of a record. Saves a draft of what is typed in this browser, shows refusals at their field, and settles a
 * row lock field by field, as the dialogs of the console do.
 */
export function RecordForm(props: RecordFormProps) {
  const { kind, form, row, begun, start, canEdit, isOwn, language } = props;
  const { onDirtyChange, onSaved, onSavedNext, onProblems } = props;
  const { t } = useTexts(['content', 'console']);
  const formId = useId();
  const fields = useRecordFields(kind);
  const words = useKindWords(kind);
  const [base, setBase] = useState(row);
  const writes = useContentWrites();
  const draft = useEditDraft({
    key: draftsOf(kind.id) + draftEndOf(row?.id ?? null, begun),
    fields,
    // The draft of a new record has all its values: what it is a copy of may change.
    saved: valuesOfKind(kind, base?.values ?? {}),
    ...(base === null && { startValues: start }),
    version: base?.version ?? null,
  });
  const savedId = useRef('');
  const insert = useInsertOnce(kind.id);
  const confirm = useConfirm();
  const goesOn = useRef(false);
  const saving = useEditSave<ContentValues, ContentRow>({
    form,
    fields,
    version: draft.version,
    base,
    setBase,
    valuesOf: ({ values }) => valuesOfKind(kind, values),
    save: async (typed, over) => {
      const values = valuesOfKind(kind, typed);
      const saved =
        over === null
          ? await insert(values)
          : await updateContent(kind.id, { id: over.id, version: over.version, values });
      savedId.current = saved.id;
    },
    readRow: (id) => getContent(kind.id, id),
    onFieldRefused: (name, text) => onProblems([{ name, text }]),
    onSaved: () => {
      draft.forget();
      onDirtyChange(false);
      writes.finish(t('saved'));
      if (goesOn.current && onSavedNext !== undefined) onSavedNext();
      else void onSaved(savedId.current);
    },
  });
  const { isDirty } = draft;
  // No cleanup: a hidden tab cleans up effects, but its edits are still there.
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const undo = async () => {
    const question = {
      content: t('discardQuestion'),
      okText: t('discard'),
      cancelText: t('console:edit.keepEditing'),
    };
    if (!(await confirm(question))) return;
    form.setFieldsValue(start);
    draft.forget();
  };
  const { isSaving } = saving;
  const saveButton = useRef<HTMLButtonElement>(null);
  useFocusWhile(isSaving, saveButton);
  const save = (typed: ContentValues) => {
    const [found] = draftProblemsOf(kind, valuesOfKind(kind, typed));
    if (found === undefined) return void saving.save(typed);
    const { name } = found.field;
    onProblems([{ name, text: words.problem(found, typed[name]) }]);
  };
  const saveAndNext = () => {
    // A record without a change needs no new version.
    if (row !== null && !isDirty) return onSavedNext?.();
    goesOn.current = true;
    form.submit();
  };
  const saveAndStay = () => {
    if (!isDirty) return;
    goesOn.current = false;
    form.submit();
  };
  useSaveKeys(canEdit && !isSaving, saveAndStay, saveAndNext);
  const keys = saveKeys();
  return (
    <Form<ContentValues>
      form={form}
      name={formId}
      layout="vertical"
      className={classNames('edit-form record-form', language !== null && 'record-translations')}
      initialValues={draft.start}
      disabled={!canEdit}
      onValuesChange={(_changed, all) => draft.keep(valuesOfKind(kind, all))}
      onFinish={save}
      onFinishFailed={({ errorFields }) =>
        onProblems(errorFields.map(({ name, errors }) => ({ name: String(name[0]), text: errors[0] ?? '' })))
      }
      aria-busy={isSaving}
    >
      {!canEdit && (
        <Note>{t(row?.state !== 'review' ? 'readOnly' : isOwn ? 'inReviewOwn' : 'inReview')}</Note>
      )}
      <DraftNote draft={draft} onUndo={() => void undo()} />
      {saving.failure !== null && (
        <Note tone="negative" role="alert" title={saving.failure}>
          <p>{t('console:edit.inputPreserved')}</p>
        </Note>
      )}
      {canEdit && <p>{t('requiredLater')}</p>}
      <div inert={isSaving}>
        <RecordFields kind={kind} fields={fields} language={language} />
      </div>
      {canEdit && (
        <div className="edit-actions record-save lower-bar">
          <span className="record-save-keys">
            {onSavedNext === undefined ? t('keys.save', keys) : t('keys.both', keys)}
          </span>
          <Button
            size="small"
            className="record-undo"
            disabled={!isDirty || isSaving}
            onClick={() => void undo()}
          >
            {t('discard')}
          </Button>
          {onSavedNext !== undefined && (
            <Button size="small" aria-keyshortcuts={keys.ariaNext} disabled={isSaving} onClick={saveAndNext}>
              {t(row === null ? 'console:edit.saveAdd' : 'console:edit.saveNext')}
            </Button>
          )}
          <Button
            ref={saveButton}
            size="small"
            type="submit"
            variant="primary"
            aria-busy={isSaving}
            aria-keyshortcuts={keys.ariaSave}
            onClick={() => {
              goesOn.current = false;
            }}
          >
            {t(isSaving ? 'console:edit.saving' : 'save')}
          </Button>
        </div>
      )}
      {saving.conflict !== null && (
        <ConflictDialog
          fields={fields}
          {...saving.conflict}
          refused={saving.conflict.saved?.state === 'review' ? t('inReviewMeanwhile') : undefined}
        />
      )}
    </Form>
  );
}
