import { useRef, type ReactNode } from 'react';
import { Button, type ButtonVariant } from './button';

interface ChooseFileButtonProps {
  /** Endings and media types the browser offers, joined by commas; others can be chosen too. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
  /** The name of the field behind the button; by default its text. */
  label?: string;
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  disabled?: boolean;
}

/** A button that opens the browser's choice of a file. The same file can be chosen again. */
export function ChooseFileButton({ accept, onChoose, children, label, ...button }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label ?? (typeof children === 'string' ? children : undefined)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </>
  );
}
