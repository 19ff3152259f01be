import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Field } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { useCooldown } from '@/shared/ui/hooks/use-cooldown';
import './code-field.css';

interface CodeFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Names the cool-down of 60 seconds, which a reload of the page does not end. */
  cooldownName: string;
  /** Sends the code; true on success. */
  onSend: () => Promise<boolean>;
}

/** The six-digit code from an SMS or an email, with the button to send it. */
export function CodeField({ value, onValueChange, error, ref, cooldownName, onSend }: CodeFieldProps) {
  const { t } = useTexts('account');
  const { secondsLeft, start } = useCooldown(cooldownName);
  const [sending, setSending] = useState<'not' | 'underWay' | 'sent'>('not');
  const isUnderWay = useRef(false);
  const row = useRef<HTMLDivElement>(null);

  async function handleSend() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending('underWay');
    const isSent = await onSend().finally(() => {
      isUnderWay.current = false;
      setSending('not');
    });
    if (!isSent) return;
    setSending('sent');
    start();
    // The button is disabled for a while: move the focus to the code field.
    row.current?.querySelector('input')?.focus();
  }

  const sentence = sending === 'sent' ? t('code.sent') : '';
  return (
    <div>
      <Field label={t('code.label')} hint={sentence || undefined} error={error}>
        {(control) => (
          <div className="code-field-row" ref={row}>
            <input
              {...control}
              ref={ref}
              className="field-input"
              value={value}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={LONGEST_CODE}
              onChange={(event) => onValueChange(event.target.value.trim())}
            />
            <Button
              disabled={secondsLeft > 0}
              aria-disabled={sending === 'underWay' || undefined}
              onClick={() => void handleSend()}
            >
              {secondsLeft > 0 ? t('code.wait', { seconds: secondsLeft }) : t('code.send')}
            </Button>
          </div>
        )}
      </Field>
      <LiveRegion message={sentence} />
    </div>
  );
}

/** The back end's limit; a code has six digits. */
const LONGEST_CODE = 20;
