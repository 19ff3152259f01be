import { Fragment } from 'react';

const DATE = new RegExp(
  `(${[
    /\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?(?!\d)/,
    /(?:\d{2}\/){1,2}\d{4}(?!\d)/,
    /\d{4}年\d{1,2}月(?:\d{1,2}日)?/,
    /\d{4}년 \d{1,2}월(?: \d{1,2}일)?/,
    /\d{1,2} \p{Lu}\p{L}+ \d{4}(?!\d)/u,
  ]
    .map(({ source }) => source)
    .join('|')})`,
  'u',
);

/** A text in which no date is broken across lines, in any language. */
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
