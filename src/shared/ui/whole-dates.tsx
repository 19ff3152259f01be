import { Fragment } from 'react';

const DATE = /(\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?(?!\d)|(?:\d{2}\/){1,2}\d{4}(?!\d))/;

/** A text in which no date is broken across lines, ISO or dd/MM/yyyy. */
export function WholeDates({ children: text }: { children: string }) {
  return text.split(DATE).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="no-break">
        {part}
      </span>
    ),
  );
}
