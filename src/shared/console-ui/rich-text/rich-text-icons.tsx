import type { ReactNode } from 'react';

const line = (path: string): ReactNode => (
  <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" className="icon">
    <path d={path} />
  </svg>
);

/** A single letter, which no one reads as a label. */
const letter = (text: ReactNode): ReactNode => <span aria-hidden="true">{text}</span>;

const BIG_H = 'M2.5 4.5v11M10 4.5v11M2.5 10H10';

/** The signs on the buttons of the rich text editor. */
export const RICH_TEXT_SIGNS = {
  undo: line('M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l3.5-3.5M4 8l3.5 3.5'),
  redo: line('M16 8H8a4.5 4.5 0 0 0 0 9h4M16 8l-3.5-3.5M16 8l-3.5 3.5'),
  bold: letter(<b>B</b>),
  italic: letter(<em>I</em>),
  // Drawn: letters would be the visible label of a button that has another name.
  subscript: line('M3 4l7 9M10 4l-7 9M13 13.2a2 2 0 0 1 3.6 1.2c0 1.4-3.6 2.3-3.6 3.6h3.8'),
  superscript: line('M3 7l7 9M10 7l-7 9M13 3.2a2 2 0 0 1 3.6 1.2c0 1.4-3.6 2.3-3.6 3.6h3.8'),
  heading: line(`${BIG_H}M13.5 11l2-1.5v6`),
  subheading: line(`${BIG_H}M13 10.7a2 2 0 0 1 3.6 1.2c0 1.4-3.6 2.3-3.6 3.6h3.8`),
  minorHeading: line(`${BIG_H}M13 9.5h3.6l-2 2.3a1.9 1.9 0 1 1-1.8 2.9`),
  bullets: line('M8 5h9M8 10h9M8 15h9M3.5 5h.2M3.5 10h.2M3.5 15h.2'),
  numbers: line('M8 5h9M8 10h9M8 15h9M3 3.5h1v3M2.8 13h1.7l-1.7 3.2h1.9'),
  quote: line('M4 4v12M8 6h9M8 10h9M8 14h6'),
  table: line('M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M13 4v12'),
  link: line(
    'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  ),
  picture: line('M3 4h14v12H3zM3 14l4.5-4.5 4 4 2.5-2.5 3 3M12.5 7.5h.2'),
} as const;
