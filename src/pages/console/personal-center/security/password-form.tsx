import { useState } from 'react';
import { updatePassword } from '@/features/profile/profile-api';
import { placeOfFailure } from '@/features/profile/update-failure';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import { isNewPasswordReady, NewPasswordFields } from './new-password-fields';
import { ShowPasswords } from './show-passwords';
import { TaskForm } from './task-form';
import type { TaskProps } from './task-props';
import { useFailureText } from './use-failure-text';
import { useFocusOnMount } from '../use-focus-on-mount';
import { useStep } from './use-step';

/** Changes the password of a user who knows the old one. */
export function PasswordForm({ profile, draft, onChange, onDone, onCancel }: TaskProps) {
  const { t } = useTexts('personal');
  const failureText = useFailureText();
  const [isTried, setIsTried] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const first = useFocusOnMount<HTMLInputElement>();
  const { oldPassword, newPassword, verifyPassword } = draft;
  const { submit, isUnderWay, failure, forget } = useStep(async () => {
    await updatePassword({ oldPassword, newPassword, verifyPassword });
    await onDone(t('password.changed'));
  });
  const place = placeOfFailure(failure);
  const words = failure === null ? undefined : failureText(failure);
  const change = (patch: Parameters<typeof onChange>[0]) => {
    forget();
    onChange(patch);
  };
  const handleSubmit = () => {
    setIsTried(true);
    if (oldPassword !== '' && isNewPasswordReady(draft)) submit();
  };
  const missing = isTried && oldPassword === '' ? t('password.oldMissing') : undefined;
  return (
    <TaskForm
      label={t('password.change')}
      submitLabel={t('save')}
      onSubmit={handleSubmit}
      isUnderWay={isUnderWay}
      failure={place === 'oldPassword' || place === 'newPassword' ? undefined : words}
      onCancel={onCancel}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={profile.username} readOnly hidden />
      <TextField
        ref={first}
        label={t('password.old')}
        type={isShown ? 'text' : 'password'}
        value={oldPassword}
        onChange={(event) => change({ oldPassword: event.target.value })}
        error={place === 'oldPassword' ? words : missing}
        autoComplete="current-password"
      />
      <NewPasswordFields
        draft={draft}
        onChange={change}
        refusal={place === 'newPassword' ? words : undefined}
        isTried={isTried}
        isShown={isShown}
      />
      <ShowPasswords isShown={isShown} onChange={setIsShown} />
    </TaskForm>
  );
}
