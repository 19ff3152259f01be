import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useShell } from './shell-context';

interface ShellLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** An address of the app, without the `#`. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link of the frame: a plain press navigates unless it is the current address; the browser handles others. */
export function ShellLink({ to, children, ...rest }: ShellLinkProps) {
  const { currentPath, onGo, onFollow } = useShell();
  const handleClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    onFollow?.();
    if (rest.target === '_blank') return;
    event.preventDefault();
    if (to !== currentPath) onGo(to);
  };
  return (
    <a {...rest} href={`#${to}`} onClick={handleClick}>
      {children}
    </a>
  );
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
