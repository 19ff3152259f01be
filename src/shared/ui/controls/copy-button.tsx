import { useState } from 'react';
import { Button } from './button';
import './copy-button.css';

interface CopyButtonProps {
  label: string;
  /** Announced when it is in the clipboard. */
  done: string;
  /** Announced when the browser refuses: how to copy it by hand. */
  refused: string;
  text: () => string;
}

/** Copies a text to the clipboard and announces the result. */
export function CopyButton({ label, done, refused, text }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setMessage(done);
    } catch {
      setMessage(refused);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void handleClick()}>
        {label}
      </Button>
      <span role="status" className="copy-outcome">
        {message}
      </span>
    </>
  );
}
