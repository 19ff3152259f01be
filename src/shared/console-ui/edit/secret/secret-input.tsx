import { Input } from 'antd';
import { useState } from 'react';
import type { Secret } from './secret';

interface SecretInputProps {
  id?: string;
  /** Where the typed text is stored, and only there. */
  secret: Secret;
  /** Receives a count of changes, null if the field is empty. */
  onChange?: (times: number | null) => void;
}

/**
 * A password for a form that keeps drafts: the form only receives a count of changes, so that no password reaches
 * the browser's storage. Its rules read `secret`.
 */
export function SecretInput({ id, secret, onChange, ...aria }: SecretInputProps) {
  const [typed, setTyped] = useState({ text: '', times: 0 });
  const handleChange = (text: string) => {
    secret.write(text);
    setTyped({ text, times: typed.times + 1 });
    onChange?.(text === '' ? null : typed.times + 1);
  };
  return (
    <Input.Password
      {...aria}
      id={id}
      autoComplete="new-password"
      value={typed.text}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
