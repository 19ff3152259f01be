import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../styles/class-names';
import { Link } from './link';
import './button.css';

/** `primary` once per view; `text` for the least of several; `delete` is an outline, never a red fill. */
export type ButtonVariant = 'primary' | 'secondary' | 'text' | 'delete';

interface Appearance {
  variant?: ButtonVariant;
  /** `small` is 36 high, for rows of actions. */
  size?: 'normal' | 'small';
  /** Square, for the few buttons with an icon only; these need `aria-label`. */
  iconOnly?: boolean;
}

interface ButtonProps extends Appearance, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** A native button; `type` defaults to `button`. */
export function Button({ variant, size, iconOnly, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ variant, size, iconOnly }, className)} />;
}

interface ButtonLinkProps extends Appearance {
  to: string;
  children: ReactNode;
}

/** A link to an address of the app that looks like a button. */
export function ButtonLink({ to, children, ...appearance }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(appearance)}>
      {children}
    </Link>
  );
}

function buttonClass({ variant = 'secondary', size, iconOnly }: Appearance, own?: string): string {
  return classNames(
    'button',
    `button-${variant}`,
    size === 'small' && 'button-small',
    iconOnly && 'button-icon',
    own,
  );
}
