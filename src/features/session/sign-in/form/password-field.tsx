import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field, type FieldTexts } from '@/shared/ui/fields/field';

type PasswordInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'onChange'>;

interface PasswordFieldProps extends FieldTexts, PasswordInput {
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
  /** Shown under the field, with hint and error. */
  children?: ReactNode;
}

/** A labelled password with a button that shows and hides what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, className, onValueChange, children, ...input } = props;
  const { t } = useTexts('account');
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <Field label={label} hint={hint} error={error} className={className}>
        {(control) => (
          <div className="field-with-action">
            <input
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              className="field-input"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => onValueChange(event.target.value)}
            />
            <Button
              variant="text"
              size="small"
              aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel')}
              onClick={() => setIsShown(!isShown)}
            >
              {t(isShown ? 'password.hide' : 'password.show')}
            </Button>
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}
