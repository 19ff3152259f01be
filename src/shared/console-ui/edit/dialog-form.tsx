import type { ReactNode, Ref } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button, type ButtonVariant } from '@/shared/ui/controls/button';
import './edit-form.css';

interface DialogFormProps {
  submitText: string;
  /** Of the button that submits. */
  variant?: ButtonVariant;
  canSubmit?: boolean;
  /** True while what was submitted is under way. */
  isBusy?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** The form in a dialog, which says itself what is missing, and its buttons: cancel and submit. */
export function DialogForm({
  submitText,
  variant = 'primary',
  canSubmit = true,
  isBusy = false,
  onSubmit,
  onCancel,
  ref,
  children,
}: DialogFormProps) {
  const { t } = useTexts('console');
  return (
    <form
      ref={ref}
      className="edit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onSubmit();
      }}
    >
      {children}
      <div className="edit-actions">
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
        <Button size="small" type="submit" variant={variant} disabled={!canSubmit} aria-busy={isBusy}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
