import { memo, type ReactElement } from 'react';
import { useRoutes, type Location } from 'react-router-dom';

interface AtAddressProps {
  /** Path and query. */
  address: string | Location;
  /** The route's pattern, for its parameters. */
  pattern: string;
  children: ReactElement;
}

/** Renders its child at `address`, whatever the window's address is; rerenders only when one of the props changes. */
export function AtAddress({ address, pattern, children }: AtAddressProps) {
  const element = useRoutes([{ path: pattern, element: children }], address);
  return <Memoised drawn={element} from={[address, pattern, children]} />;
}

interface MemoisedProps {
  drawn: ReactElement | null;
  from: readonly unknown[];
}

/** The router rerenders a route at every navigation; the same address gives the same result. */
const Memoised = memo(
  ({ drawn: element }: MemoisedProps) => element,
  (before, now) => now.from.every((part, at) => part === before.from[at]),
);
