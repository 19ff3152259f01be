import type { ComponentPropsWithRef } from 'react';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the app: its path and query, without the `#`. */
  to: string;
  /** The query of the list the link stands in: the way back of the page it leads to keeps it. */
  from?: string;
}

/** A link inside the app, as the browser has them; a press on it is made a navigation by `src/app/link-presses.ts`. */
export function Link({ to, from, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${to}`} data-from={from}>
      {children}
    </a>
  );
}
