import { useId, type ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import { Icon } from '../controls/icon';
import './field.css';

/** The props of every labelled field, with any control. */
export interface FieldTexts {
  label: ReactNode;
  /** Shown under the field while there is no error, and read with it. */
  hint?: ReactNode;
  /** The id of a hint that is shown elsewhere, once for several fields: read with the field while there is no other text. */
  hintId?: string;
  /** An instruction that replaces the hint and marks the field as invalid. */
  error?: string;
  className?: string;
}

/** The attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
  /** Use this id for the control instead of a generated one. */
  controlId?: string;
}

/** Label above, control, then hint or error, linked by ARIA. */
export function Field({ label, hint, hintId, error, className, controlId, children }: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hasText = error !== undefined || hint !== undefined;
  return (
    <div className={classNames('field', error !== undefined && 'field-invalid', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hasText ? `${id}-text` : hintId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hasText && <FieldText id={`${id}-text`} hint={hint} error={error} />}
    </div>
  );
}

/** The line under a field: the error with its icon, or else the hint. */
export function FieldText({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error === undefined) {
    return (
      <p className="field-hint" id={id}>
        {hint}
      </p>
    );
  }
  return (
    <p className="field-error" id={id}>
      <Icon name="cross" size={16} />
      {error}
    </p>
  );
}
