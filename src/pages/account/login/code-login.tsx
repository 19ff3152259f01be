import { AccountForm } from '@/features/session/sign-in/form/account-form';
import { useSubmission } from '@/features/session/sign-in/form/use-submission';
import { CodeField } from '@/features/verification-codes/code-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';
import { isEmail } from '@/shared/validation/email';
import { isMobile } from '@/shared/validation/telephone';
import { loginCalls } from './load-login-calls';
import type { CodeLoginField } from './login-failure';
import type { KeyIn } from '@/shared/i18n/text-keys';

interface CodeValues {
  principal: string;
  code: string;
}

interface CodeLoginProps {
  kind: 'mobile' | 'email';
  values: CodeValues;
  onChange: (values: CodeValues) => void;
  onSignedIn: () => void;
}

/** Sign-in with a code sent to a mobile number or a mail address. */
export function CodeLogin({ kind, values, onChange, onSignedIn }: CodeLoginProps) {
  const { t } = useTexts('account');
  const form = useSubmission<CodeLoginField>();
  const principal = values.principal.trim();
  const { label, isValid, input } = KINDS[kind];

  const wrongAddress = () =>
    isValid(principal)
      ? []
      : [failureAt('principal', principal === '' ? `${label}.missing` : `${label}.invalid`)];

  const sendCode = () =>
    form.attempt(async () => wrongAddress()[0] ?? (await loginCalls()).trySend(kind, principal));

  async function send() {
    const failure = await (await loginCalls()).tryCode(principal, values.code);
    if (failure !== null) return [failure];
    onSignedIn();
    return [];
  }

  const handleSubmit = () => {
    const missing = values.code === '' ? [failureAt('code', 'code.missing')] : [];
    void form.submit([...wrongAddress(), ...missing], send);
  };

  return (
    <AccountForm
      name={`${kind}-login`}
      action={t('login.action')}
      isSending={form.isSending}
      error={form.formError}
      onSubmit={handleSubmit}
    >
      <TextField
        {...form.at('principal')}
        {...input}
        label={t(`${label}.label`)}
        value={values.principal}
        onChange={(event) => {
          form.clearError('principal');
          onChange({ ...values, principal: event.target.value });
        }}
      />
      <CodeField
        {...form.at('code')}
        value={values.code}
        onValueChange={(code) => {
          form.clearError('code');
          onChange({ ...values, code });
        }}
        cooldownName={`login-${kind}`}
        onSend={sendCode}
      />
    </AccountForm>
  );
}

const failureAt = (field: CodeLoginField, key: KeyIn<'account'>) => ({ field, text: { key } });

const KINDS = {
  mobile: {
    label: 'mobile',
    isValid: isMobile,
    input: { type: 'tel', autoComplete: 'tel-national', maxLength: 11 },
  },
  email: { label: 'email', isValid: isEmail, input: { type: 'email', autoComplete: 'email', maxLength: 50 } },
} as const;
