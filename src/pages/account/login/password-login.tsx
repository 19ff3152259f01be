import { useEffect, useEffectEvent, useState } from 'react';
import { newCaptcha } from '@/features/session/sign-in/captcha';
import { AccountForm } from '@/features/session/sign-in/form/account-form';
import { useFormText } from '@/features/session/sign-in/form/form-text';
import { useSubmission } from '@/features/session/sign-in/form/use-submission';
import { useTexts } from '@/shared/i18n/use-texts';
import { CaptchaField } from './captcha-field';
import { clockTime } from './clock-time';
import { loginCalls } from './load-login-calls';
import type { PasswordLoginField } from './login-failure';
import { PasswordFields } from './password-fields';
import type { PasswordValues } from './password-fields';
import {
  isCaptchaNeeded,
  isLockReached,
  LOCK_FAILURE,
  LOCK_SECONDS,
  failedAttemptWarning,
} from './failed-attempts';
import { useLock } from './use-lock';
import { useFailedAttempts } from './use-failed-attempts';
import type { KeyIn } from '@/shared/i18n/text-keys';

interface PasswordLoginProps {
  values: PasswordValues;
  onChange: (values: PasswordValues) => void;
  onSignedIn: () => void;
}

/** Sign-in with user name, mobile number or mail address and a password; requires a captcha after some failures. */
export function PasswordLogin({ values, onChange, onSignedIn }: PasswordLoginProps) {
  const { t } = useTexts('account');
  const textOf = useFormText();
  const form = useSubmission<PasswordLoginField>();
  const { slips: failedAttempts, ask } = useFailedAttempts();
  const [captcha, setCaptcha] = useState(newCaptcha);
  const [answer, setAnswer] = useState('');
  const [wasCaptchaRequested, setWasCaptchaRequested] = useState(false);
  const principal = values.principal.trim();
  const lock = useLock(principal);
  const hasCaptcha = wasCaptchaRequested || isCaptchaNeeded(failedAttempts);
  const warning = failedAttemptWarning(failedAttempts);

  const renewCaptcha = () => {
    setCaptcha(newCaptcha());
    setAnswer('');
  };

  async function send() {
    const { uuid } = captcha;
    const credentials = { principal, password: values.password, verificationCode: answer, uuid };
    const failure = await (await loginCalls()).tryPassword(credentials);
    if (failure === null) {
      onSignedIn();
      return [];
    }
    renewCaptcha();
    setWasCaptchaRequested(failure.needsCaptcha);
    if (failure.lockedSeconds !== null) lock.lock(principal, failure.lockedSeconds);
    const known = await ask(principal, failure.isFailedAttempt);
    if (failure.isFailedAttempt && isLockReached(known)) {
      lock.lock(principal, LOCK_SECONDS);
      return [LOCK_FAILURE];
    }
    const isBoth = failure.isFailedAttempt && isCaptchaNeeded(known);
    return [isBoth ? { ...failure, text: { key: 'failure.wrongWithCaptcha' as const } } : failure];
  }

  const handleSubmit = () => {
    const missing = [
      principal === '' && missingAt('principal', 'login.principalMissing'),
      values.password === '' && missingAt('password', 'password.missing'),
      hasCaptcha && answer === '' && missingAt('captcha', 'captcha.missing'),
    ].filter((failure) => failure !== false);
    void form.submit(missing, send);
  };

  // Checked too early, the code may not be loaded yet; the login's own answer then shows what is needed.
  const askAboutName = () => void ask(principal).catch(() => undefined);

  const handlePrincipalBlur = () => {
    if (principal === '' || principal === failedAttempts.principal || form.isSending) return;
    setWasCaptchaRequested(false);
    askAboutName();
  };
  // A name may already be there: typed before the app mounted, or before the reader switched tabs.
  const handleMount = useEffectEvent(() => principal !== '' && askAboutName());
  useEffect(() => void handleMount(), []);

  return (
    <AccountForm
      name="password-login"
      action={t('login.action')}
      isSending={form.isSending}
      blockedReason={
        lock.secondsLeft > 0 ? t('login.lockedAction', { time: clockTime(lock.secondsLeft) }) : undefined
      }
      error={form.formError}
      onSubmit={handleSubmit}
    >
      <PasswordFields
        values={values}
        onChange={(field, typed) => {
          form.clearError(field);
          onChange({ ...values, [field]: typed });
        }}
        at={form.at}
        onPrincipalBlur={handlePrincipalBlur}
      >
        {warning && textOf(warning)}
      </PasswordFields>
      {hasCaptcha && (
        <CaptchaField
          {...form.at('captcha')}
          address={captcha.address}
          value={answer}
          onValueChange={(text) => {
            form.clearError('captcha');
            setAnswer(text);
          }}
          onRenew={renewCaptcha}
        />
      )}
    </AccountForm>
  );
}

const missingAt = (field: PasswordLoginField, key: KeyIn<'account'>) => ({ field, text: { key } });
