import type { ComponentPropsWithRef } from 'react';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of the app: its path and query, without the `#`. */
  to: string;
  /** The query of the link's list: the target page's way back preserves it. */
  from?: string;
}

/** A plain browser link inside the app; `src/app/link-presses.ts` turns presses into navigation. */
export function Link({ to, from, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`#${to}`} data-from={from}>
      {children}
    </a>
  );
}
