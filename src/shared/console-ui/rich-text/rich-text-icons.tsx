import type { ReactNode } from 'react';

const line = (path: string): ReactNode => (
  <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true" className="icon">
    <path d={path} />
  </svg>
);

const letter = (text: ReactNode): ReactNode => <span aria-hidden="true">{text}</span>;

/** The signs on the buttons of the rich text editor. */
export const RICH_TEXT_SIGNS = {
  undo: line('M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l3.5-3.5M4 8l3.5 3.5'),
  redo: line('M16 8H8a4.5 4.5 0 0 0 0 9h4M16 8l-3.5-3.5M16 8l-3.5 3.5'),
  bold: letter(<b>B</b>),
  italic: letter(<em>I</em>),
  subscript: letter(
    <>
      x<sub>2</sub>
    </>,
  ),
  superscript: letter(
    <>
      x<sup>2</sup>
    </>,
  ),
  heading: letter('H1'),
  subheading: letter('H2'),
  minorHeading: letter('H3'),
  bullets: line('M8 5h9M8 10h9M8 15h9M3.5 5h.2M3.5 10h.2M3.5 15h.2'),
  numbers: line('M8 5h9M8 10h9M8 15h9M3 3.5h1v3M2.8 13h1.7l-1.7 3.2h1.9'),
  quote: line('M4 4v12M8 6h9M8 10h9M8 14h6'),
  table: line('M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M13 4v12'),
  link: line(
    'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  ),
  picture: line('M3 4h14v12H3zM3 14l4.5-4.5 4 4 2.5-2.5 3 3M12.5 7.5h.2'),
} as const;
