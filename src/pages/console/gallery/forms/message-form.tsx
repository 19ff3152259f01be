import { useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { TextField } from '@/shared/ui/fields/text-field';

interface MessageFormProps {
  /** Whether there is an open connection. */
  isOpen: boolean;
  onSend: (text: string) => void;
}

/** A line to send; afterwards the field is empty and has the focus. */
export function MessageForm({ isOpen, onSend }: MessageFormProps) {
  const { t } = useTexts('gallery', { keyPrefix: 'socket' });
  const [message, setMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="gallery-tools"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(message);
        setMessage('');
        field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        label={t('message')}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Button type="submit" size="small" disabled={!isOpen || message === ''}>
        {t('send')}
      </Button>
    </form>
  );
}
