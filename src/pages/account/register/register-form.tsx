import { useId, useState } from 'react';
import { AccountForm } from '@/features/session/sign-in/form/account-form';
import { PasswordField } from '@/features/session/sign-in/form/password-field';
import { useSubmission } from '@/features/session/sign-in/form/use-submission';
import { CodeField } from '@/features/verification-codes/code-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import { registerCalls } from './load-register-calls';
import { PasswordRuleList } from './password-rule-list';
import { NOTHING_TYPED, wrongValues } from './register-values';
import type { RegisterField } from './register-values';

/** Four fields; the input stays whatever the server answers. `onRegistered` receives the user name. */
export function RegisterForm({ onRegistered }: { onRegistered: (username: string) => void }) {
  const { t } = useTexts('account');
  const form = useSubmission<RegisterField>();
  const [values, setValues] = useState(NOTHING_TYPED);
  const rulesId = useId();

  const change = (field: RegisterField) => (value: string) => {
    form.clearError(field);
    setValues((before) => ({ ...before, [field]: value }));
  };

  const sendCode = () =>
    form.attempt(
      async () => wrongValues(values, 'mobile')[0] ?? (await registerCalls()).trySend(values.mobile),
    );

  async function send() {
    const failure = await (await registerCalls()).tryRegister(values);
    if (failure !== null) return [failure];
    onRegistered(values.username);
    return [];
  }

  return (
    <AccountForm
      name="register"
      action={t('register.action')}
      isSending={form.isSending}
      error={form.formError}
      onSubmit={() => void form.submit(wrongValues(values), send)}
    >
      <TextField
        {...form.at('username')}
        label={t('register.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={32}
        value={values.username}
        onChange={(event) => change('username')(event.target.value.trim())}
      />
      <TextField
        {...form.at('mobile')}
        label={t('mobile.label')}
        type="tel"
        autoComplete="tel-national"
        maxLength={11}
        value={values.mobile}
        onChange={(event) => change('mobile')(event.target.value.trim())}
      />
      <CodeField
        {...form.at('code')}
        value={values.code}
        onValueChange={change('code')}
        cooldownName="register-mobile"
        onSend={sendCode}
      />
      <PasswordField
        {...form.at('password')}
        label={t('password.label')}
        autoComplete="new-password"
        maxLength={20}
        aria-details={rulesId}
        value={values.password}
        onValueChange={change('password')}
      >
        <PasswordRuleList id={rulesId} password={values.password} />
      </PasswordField>
    </AccountForm>
  );
}
