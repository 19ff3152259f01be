import { useState, type ReactNode } from 'react';

const DRAWINGS = {
  port: [
    { path: 'M3 16h18l-2.5 5h-13z', colour: 'var(--s1)' },
    { path: 'M6 10h5v5H6zM12 7h6v8h-6z', colour: 'var(--s2)' },
    { path: 'M13 3h4v3h-4z', colour: 'var(--s3)' },
  ],
  standard: [
    { path: 'M5 3h10l4 4v14H5z', colour: 'var(--s1)' },
    { path: 'M8 10h8v2H8zM8 14h8v2H8z', colour: 'var(--bg)' },
    { path: 'M15 3l4 4h-4z', colour: 'var(--s2)' },
  ],
  index: [
    { path: 'M4 13h4v8H4z', colour: 'var(--s1)' },
    { path: 'M10 8h4v13h-4z', colour: 'var(--s2)' },
    { path: 'M16 3h4v18h-4z', colour: 'var(--s3)' },
  ],
  origin: [
    { path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', colour: 'var(--s1)' },
    { path: 'M7 12l3 4 7-8 1.5 1.5L10 19l-4.5-5.5z', colour: 'var(--bg)' },
  ],
} as const;

/** The multicoloured drawings, which follow the theme. */
export const COLOURFUL_NAMES = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

interface ColourfulIconProps {
  /** A name, or the web address of a picture. */
  icon: string;
  /** Shown when neither exists. */
  fallback?: ReactNode;
}

/** A colourful icon by its name, or the picture at a web address (specification §2). */
export function ColourfulIcon({ icon, fallback }: ColourfulIconProps) {
  const [failed, setFailed] = useState('');
  if (/^https?:\/\//i.test(icon)) {
    if (failed === icon) return fallback;
    return (
      <img
        className="gallery-icon"
        src={icon}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(icon)}
      />
    );
  }
  const name = COLOURFUL_NAMES.find((known) => known === icon);
  if (name === undefined) return fallback;
  return (
    <svg className="gallery-icon" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[name].map(({ path, colour }) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}
