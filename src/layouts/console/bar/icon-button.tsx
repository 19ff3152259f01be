import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '@/shared/ui/styles/class-names';
import { ShellIcon, type ShellIconName } from '../shell-icon';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: ShellIconName;
  /** The name for assistive technology. */
  label: string;
  /** The tooltip; defaults to the name. */
  title?: string;
  iconClass?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A tool of the bar: 36 px, an icon with a name. */
export function IconButton({ icon, label, title = label, iconClass, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames('admin-tool', className)}
      aria-label={label}
      title={title}
    >
      <ShellIcon name={icon} className={iconClass} />
    </button>
  );
}
