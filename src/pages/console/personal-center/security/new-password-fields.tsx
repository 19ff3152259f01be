import { useState } from 'react';
import { isMismatch, isSafePassword, PASSWORD_RULES } from '@/features/profile/password-rules';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { TextField } from '@/shared/ui/fields/text-field';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';
import type { TaskDraft } from './security-drafts';

/** True if both fields are valid. */
export const isNewPasswordReady = ({ newPassword, verifyPassword }: TaskDraft): boolean =>
  isSafePassword(newPassword) && newPassword === verifyPassword;

interface NewPasswordFieldsProps {
  draft: TaskDraft;
  onChange: (patch: Partial<TaskDraft>) => void;
  /** The server's error about the new password. */
  refusal: string | undefined;
  /** True once the form was submitted: then unfinished fields are invalid, before that just unfinished. */
  isTried: boolean;
  /** Whether this form's passwords are shown. */
  isShown: boolean;
}

/** The new password twice, with its rules ticked off while it is typed. */
export function NewPasswordFields({ draft, onChange, refusal, isTried, isShown }: NewPasswordFieldsProps) {
  const { t } = useTexts('personal');
  const [isLeft, setIsLeft] = useState(false);
  const { newPassword, verifyPassword } = draft;
  const type = isShown ? 'text' : 'password';
  const unsafe = isTried && !isSafePassword(newPassword) ? t('refusal.9821') : undefined;
  const isDifferent = isMismatch(newPassword, verifyPassword, isTried || (isLeft && verifyPassword !== ''));
  return (
    <>
      <TextField
        label={t('password.new')}
        type={type}
        value={newPassword}
        onChange={(event) => onChange({ newPassword: event.target.value })}
        error={refusal ?? unsafe}
        autoComplete="new-password"
      />
      <ul className="personal-rules" aria-label={t('password.rules')}>
        {PASSWORD_RULES.map(({ id, isMet }) => (
          <li key={id} className={isMet(newPassword) ? 'personal-rule-met' : undefined}>
            <Icon name={isMet(newPassword) ? 'check' : 'close'} size={12} />
            {t(`password.rule.${id}`)}
            <VisuallyHidden>{t(isMet(newPassword) ? 'password.met' : 'password.notMet')}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <TextField
        label={t('password.verify')}
        type={type}
        value={verifyPassword}
        onChange={(event) => onChange({ verifyPassword: event.target.value })}
        onBlur={() => setIsLeft(true)}
        error={isDifferent ? t('password.mismatch') : undefined}
        autoComplete="new-password"
      />
    </>
  );
}
