import type { ReactNode } from 'react';

/**
 * The icons of an icon font, read from its style sheet: `rule` finds a name and, as written in CSS, its character.
 * `className` sets the font.
 */
export const fontIcons = (
  styles: string,
  rule: RegExp,
  className: string,
): { name: string; drawing: ReactNode }[] =>
  [...styles.matchAll(rule)].map(([, name = '', sign = '']) => ({
    name,
    drawing: (
      <span className={className} aria-hidden>
        {signOf(sign)}
      </span>
    ),
  }));

/** The character an escape in CSS represents: `\f00c` a code point, `\!` the character itself. */
function signOf(escaped: string): string {
  const code = /^\\([\da-f]+) ?$/i.exec(escaped)?.[1];
  return code === undefined ? escaped.replace('\\', '') : String.fromCodePoint(Number.parseInt(code, 16));
}
