const PATHS = {
  fullscreen: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  fullscreenExit: 'M7 3v4H3M17 7h-4V3M13 17v-4h4M3 13h4v4',
  theme: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15',
  reload: 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6L16.5 7.2M16.5 3v4.2h-4.2',
  fold: 'M3 4h14M9 8h8M9 12h8M3 16h14M6 7.5 3.5 10 6 12.5',
  unfold: 'M3 4h14M9 8h8M9 12h8M3 16h14M3.5 7.5 6 10l-2.5 2.5',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
  bug: 'M6.5 8.5a3.5 3.5 0 0 1 7 0v4a3.5 3.5 0 0 1-7 0zM10 8v8M3 6.5l3.5 2M17 6.5l-3.5 2M2.5 11h4M13.5 11h4M3 16l3.7-2.3M17 16l-3.7-2.3M7.5 5 6.3 3M12.5 5l1.2-2',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4v12l9-6z',
  search: 'M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3m4.4 10.4L17 17',
  star: 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z',
  next: 'm4.5 7.5 5.5 5.5 5.5-5.5',
} as const;

export type ShellIconName = keyof typeof PATHS;

/** A line icon of the frame's tools, 20 px, hidden from assistive technology: its button has the label. */
export function ShellIcon({ name, className = '' }: { name: ShellIconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
      {name === 'theme' && <path className="shell-icon-half" d="M10 2.5a7.5 7.5 0 0 1 0 15z" />}
    </svg>
  );
}
