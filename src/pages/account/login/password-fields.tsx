import type { ReactNode, Ref } from 'react';
import { PasswordField } from '@/features/session/sign-in/form/password-field';
import { useTexts } from '@/shared/i18n/use-texts';
import { TextField } from '@/shared/ui/fields/text-field';

/** The values of a sign-in by password. */
export interface PasswordValues {
  principal: string;
  password: string;
}

interface FieldState {
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

interface PasswordFieldsProps {
  values: PasswordValues;
  onChange: (field: keyof PasswordValues, typed: string) => void;
  /** Error and ref of each field. */
  at?: (field: keyof PasswordValues) => FieldState;
  onPrincipalBlur?: () => void;
  /** Rendered below the password. */
  children?: ReactNode;
}

/** User name, mobile number or mail address, and the password. Same markup in the build and the app. */
export function PasswordFields(props: PasswordFieldsProps) {
  const { values, onChange, at = () => ({}), onPrincipalBlur, children } = props;
  const { t } = useTexts('account');
  return (
    <>
      <TextField
        {...at('principal')}
        name="principal"
        label={t('login.principal')}
        placeholder={t('login.principalPlaceholder')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={50}
        value={values.principal}
        onChange={(event) => onChange('principal', event.target.value)}
        onBlur={onPrincipalBlur}
      />
      <PasswordField
        {...at('password')}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        value={values.password}
        onValueChange={(password) => onChange('password', password)}
      >
        <p className="login-warning" role="status">
          {children}
        </p>
      </PasswordField>
    </>
  );
}
