import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ErrorState } from '@/shared/ui/states/error-state';

interface TaskFormProps {
  label: string;
  children: ReactNode;
  /** The label of the main button; without one it is hidden. */
  submitLabel?: string;
  onSubmit: () => void;
  isUnderWay?: boolean;
  /** An error that belongs to no field. */
  failure?: string | undefined;
  onBack?: () => void;
  onCancel: () => void;
}

/** One step of a change: its fields, its error, and the buttons to submit, go back and cancel. */
export function TaskForm(props: TaskFormProps) {
  const { label, children, submitLabel, onSubmit, isUnderWay = false, failure, onBack, onCancel } = props;
  const { t } = useTexts('personal');
  return (
    <form
      className="personal-form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {failure !== undefined && <ErrorState what={failure} />}
      <div className="personal-actions">
        {submitLabel !== undefined && (
          <Button type="submit" variant="primary" size="small" aria-busy={isUnderWay}>
            {isUnderWay ? t('saving') : submitLabel}
          </Button>
        )}
        {onBack !== undefined && (
          <Button size="small" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button variant="text" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
