import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { useIsMounted } from '@/shared/ui/hooks/use-is-mounted';
import './account-form.css';

interface AccountFormProps {
  name: string;
  /** The words on the button. */
  action: string;
  isSending: boolean;
  /** Why the button is disabled; replaces `action`. */
  blockedReason?: string;
  /** The failure that belongs to no field. */
  error?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form of the account pages: fields, the form's failure, one button. Enter submits; `data-usable` once it can be
 * used.
 */
export function AccountForm(props: AccountFormProps) {
  const { name, action, isSending, blockedReason, error, onSubmit, children } = props;
  const { t } = useTexts('account');
  const isUsable = useIsMounted();
  return (
    <form
      className="account-form"
      name={name}
      aria-label={action}
      noValidate
      aria-busy={isSending}
      data-usable={isUsable ? 'app' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {error !== undefined && (
        <Note tone="negative" role="alert">
          {error}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        className="account-form-submit"
        disabled={blockedReason !== undefined}
        aria-disabled={isSending || undefined}
      >
        {blockedReason ?? (isSending ? t('sending') : action)}
      </Button>
    </form>
  );
}
