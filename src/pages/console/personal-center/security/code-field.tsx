import { useRef } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';
import { useCooldown } from '@/shared/ui/hooks/use-cooldown';
import { useStep } from './use-step';
import { useFailureText } from './use-failure-text';

interface SecurityCodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** The key of the cool-down: one for each destination of a code. */
  cooldown: string;
  /** False prevents sending the code; the form then shows why. */
  mayBeSent?: () => boolean;
  send: () => Promise<unknown>;
  /** The destination of the code, in the form's words. */
  sentTo: string;
}

/** A code field and its send button, which is disabled for 60 s after sending. Sending errors are shown there too. */
export function SecurityCodeField(props: SecurityCodeFieldProps) {
  const { label, value, onChange, error, cooldown, mayBeSent = () => true, send, sentTo } = props;
  const { t } = useTexts('personal');
  const failureText = useFailureText();
  const { secondsLeft, start } = useCooldown(cooldown);
  const input = useRef<HTMLInputElement>(null);
  const { submit, isUnderWay, failure, forget } = useStep(async () => {
    await send();
    start();
    // The button is now disabled and would lose the focus.
    input.current?.focus();
  });
  const sendProblem = failure === null ? undefined : failureText(failure);
  const handleSend = () => {
    if (mayBeSent()) submit();
  };
  const handleChange = (code: string) => {
    forget();
    onChange(code);
  };
  return (
    <div className="personal-code">
      <TextField
        ref={input}
        label={label}
        value={value}
        onChange={(event) => handleChange(event.target.value.trim())}
        error={sendProblem ?? error}
        hint={secondsLeft > 0 ? t('code.sent', { address: sentTo }) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <Button size="small" aria-busy={isUnderWay} disabled={secondsLeft > 0} onClick={handleSend}>
        {secondsLeft > 0 ? t('code.again', { seconds: secondsLeft }) : t('code.send')}
      </Button>
    </div>
  );
}
