import { classNames } from '../styles/class-names';
import './icon.css';

const PATHS = {
  swap: 'M3 7h13m0 0-3.5-3.5M16 7l-3.5 3.5M17 13H4m0 0 3.5-3.5M4 13l3.5 3.5',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'm4.5 7.5 5.5 5.5 5.5-5.5',
  check: 'm4 10.5 4 4 8-9',
  cross: 'm5 5 10 10M15 5 5 15',
  question: 'M6.8 7a3.2 3.2 0 1 1 4.7 2.9c-.9.5-1.5 1-1.5 2.1M10 15.6v.2',
  warning: 'M10 3 18 17H2zM10 8.5v4M10 14.4v.2',
  info: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M10 9.2V14M10 6.2v.2',
  menu: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  external: 'M11 4h5v5M16 4l-7.5 7.5M8 5H4v11h11v-4',
  arrowUp: 'M10 16V4m0 0L5.5 8.5M10 4l4.5 4.5',
  arrowDown: 'M10 4v12m0 0 4.5-4.5M10 16l-4.5-4.5',
  sort: 'm6.5 8 3.5-4 3.5 4m-7 4 3.5 4 3.5-4',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Edge in CSS pixels. */
  size?: 12 | 16 | 20 | 24;
  className?: string;
}

/**
 * A line icon in the colour of its text, hidden from assistive technology: there is always a word beside it or on its
 * button.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames('icon', className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
