import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { isCancelled } from '@/shared/api/client/api-errors';
import { fieldOfRefusal, isRowLock } from './edit-failure';
import { offerReload } from './offer-reload';
import type { EditField, EditValues, VersionedRow } from './edit-field';
import { useDebouncedWrite } from './use-debounced-write';
import { useErrorText } from './use-error-text';

interface SaveOf<Values extends EditValues, Row extends VersionedRow> {
  form: FormInstance<Values>;
  fields: readonly EditField[];
  /** The version being edited; null for a new record. */
  version: number | null;
  /** The record the form changes; null for a new one. */
  base: Row | null;
  setBase: (row: Row | null) => void;
  valuesOf: (row: Row) => Values;
  save: (values: Values, row: Row | null) => Promise<unknown>;
  readRow?: (id: string) => Promise<Row | null>;
  onSaved: (how: 'inserted' | 'updated') => void;
  /** In place of the error at a field of the form that the server refused, and of its focus. */
  onFieldRefused?: (name: string, text: string) => void;
}

interface Lock<Row> {
  mine: EditValues;
  theirs: Row | null;
}

const LOCKED = new Error('The record was changed by somebody else');

/**
 * Saves a form once per press. A refusal is shown at its field or above the form; a row lock reloads the record,
 * asks, and saves the choice with the server's version; for a new record it is a confirmation.
 */
export function useEditSave<Values extends EditValues, Row extends VersionedRow>(of: SaveOf<Values, Row>) {
  const { form, fields, version, base, setBase, valuesOf, save, readRow, onSaved, onFieldRefused } = of;
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const [wrongField, setWrongField] = useState<{ name: string } | null>(null);
  const [lock, setLock] = useState<Lock<Row> | null>(null);

  const showError = (error: unknown) => {
    if (isCancelled(error)) return;
    // The input is a draft, which the page restores after the reload.
    if (isRowLock(error)) return void offerReload(error);
    const field = fieldOfRefusal(error, fields);
    if (field === null) return setFailure(errorText(error));
    if (onFieldRefused !== undefined) return onFieldRefused(field, errorText(error));
    // Field names are the caller's: the form types them by its values.
    form.setFields([{ name: field as never, errors: [errorText(error)] }]);
    setWrongField({ name: field });
  };

  // The lock is loaded within the write, so that the form stays busy, and thrown, so that the form can be resubmitted
  // at once.
  const sent = useDebouncedWrite(async (values: Values, row: Row | null) => {
    try {
      await save(values, row);
      return true;
    } catch (error) {
      if (row === null || readRow === undefined || !isRowLock(error)) throw error;
      setLock({ mine: values, theirs: await readRow(row.id) });
      throw LOCKED;
    }
  });

  const attempt = async (values: Values, row: Row | null) => {
    setFailure(null);
    try {
      // Undefined: the same form was submitted a moment ago.
      if ((await sent.run(values, row)) !== undefined) onSaved(row === null ? 'inserted' : 'updated');
    } catch (error) {
      if (error !== LOCKED) throw error;
    }
  };

  const saveForm = async (values: Values) => {
    const row = base === null ? null : { ...base, version: version ?? base.version };
    await attempt(values, row).catch(showError);
  };

  const saveChoice = async (values: EditValues, theirs: Row | null) => {
    const merged = values as Values;
    try {
      await attempt(merged, theirs);
    } catch (error) {
      // Back in the form, with the choice made and the server's version.
      form.setFieldsValue(merged);
      setBase(theirs);
      setLock(null);
      showError(error);
    }
  };

  useEffect(() => {
    if (wrongField !== null && !sent.isUnderWay) form.getFieldInstance(wrongField.name)?.focus?.();
  }, [form, wrongField, sent.isUnderWay]);

  return {
    save: saveForm,
    isSaving: sent.isUnderWay,
    failure,
    conflict: lock && {
      saved: lock.theirs,
      versions: {
        base: base === null ? lock.mine : valuesOf(base),
        mine: lock.mine,
        theirs: lock.theirs && valuesOf(lock.theirs),
      },
      isSaving: sent.isUnderWay,
      onSave: (values: EditValues) => void saveChoice(values, lock.theirs),
      onBack: () => setLock(null),
    },
  };
}
