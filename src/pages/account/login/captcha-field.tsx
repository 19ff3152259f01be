import { useState } from 'react';
import type { Ref } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';

interface CaptchaFieldProps {
  /** Address of the image; a new address loads a new image. */
  address: string;
  value: string;
  onValueChange: (value: string) => void;
  onRenew: () => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The captcha: an image, its question, and a button for another image if this one is unreadable. */
export function CaptchaField({ address, value, onValueChange, onRenew, error, ref }: CaptchaFieldProps) {
  const { t } = useTexts('account');
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Field label={t('captcha.label')} hint={t('captcha.hint')} error={error}>
      {(control) => (
        <div className="captcha">
          <input
            {...control}
            ref={ref}
            className="field-input"
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
            onChange={(event) => onValueChange(event.target.value.trim())}
          />
          {broken === address ? (
            <span className="captcha-image">{t('captcha.broken')}</span>
          ) : (
            <img
              className="captcha-image"
              src={address}
              alt={t('captcha.alt')}
              width={137}
              height={44}
              onError={() => setBroken(address)}
            />
          )}
          <Button variant="text" size="small" onClick={onRenew}>
            {t('captcha.renew')}
          </Button>
        </div>
      )}
    </Field>
  );
}
