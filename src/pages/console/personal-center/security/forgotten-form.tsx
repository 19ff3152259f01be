import { useState } from 'react';
import { updatePasswordByForget } from '@/features/profile/profile-api';
import { useTexts } from '@/shared/i18n/use-texts';
import { CheckedIdentity } from './checked-identity';
import { IdentityStep } from './identity-step';
import { isNewPasswordReady, NewPasswordFields } from './new-password-fields';
import { ShowPasswords } from './show-passwords';
import { StepHead } from './step-head';
import { TaskForm } from './task-form';
import type { TaskProps } from './task-props';
import { useCertified } from './use-certified';
import { useFailureText } from './use-failure-text';

/**
 * Sets a new password for a user who has forgotten the old one (product design §8): identity first, then the new one
 * twice.
 */
export function ForgottenForm(props: TaskProps) {
  return props.draft.step === 'identity' ? <IdentityStep {...props} /> : <NewPasswordStep {...props} />;
}

function NewPasswordStep({ profile, draft, onChange, onDone, onCancel }: TaskProps) {
  const { t } = useTexts('personal');
  const failureText = useFailureText();
  const [isTried, setIsTried] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const { newPassword, verifyPassword } = draft;
  const certified = useCertified(draft, onChange, async (certificate) => {
    await updatePasswordByForget({ newPassword, verifyPassword, certificate });
    await onDone(t('password.changed'));
  });
  const { place, failure, forget } = certified;
  const words = failure === null ? undefined : failureText(failure);
  const handleSubmit = () => {
    if (certified.mustCheckAgain) return certified.checkAgain();
    setIsTried(true);
    if (isNewPasswordReady(draft)) certified.submit();
  };
  return (
    <TaskForm
      label={t('password.forgotten')}
      submitLabel={certified.submitLabel}
      onSubmit={handleSubmit}
      isUnderWay={certified.isUnderWay}
      failure={place === 'newPassword' || place === 'identity' ? undefined : words}
      onBack={certified.mustCheckAgain ? undefined : certified.checkAgain}
      onCancel={onCancel}
    >
      <StepHead step={2} title={t('password.new')} />
      <CheckedIdentity proof={draft.proof} />
      <input type="text" autoComplete="username" value={profile.username} readOnly hidden />
      <NewPasswordFields
        draft={draft}
        onChange={(patch) => {
          forget();
          onChange(patch);
        }}
        refusal={place === 'newPassword' ? words : undefined}
        isTried={isTried}
        isShown={isShown}
      />
      <ShowPasswords isShown={isShown} onChange={setIsShown} />
    </TaskForm>
  );
}
