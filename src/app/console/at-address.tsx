import { memo, type ReactElement } from 'react';
import { useRoutes, type Location } from 'react-router-dom';

interface AtAddressProps {
  /** Path and query. */
  address: string | Location;
  /** The route's pattern, for its parameters. */
  pattern: string;
  children: ReactElement;
}

/** Its child stands at `address`, whatever the address of the window becomes, and is drawn anew only when one of the three changes. */
export function AtAddress({ address, pattern, children }: AtAddressProps) {
  const drawn = useRoutes([{ path: pattern, element: children }], address);
  return <Still drawn={drawn} from={[address, pattern, children]} />;
}

interface StillProps {
  drawn: ReactElement | null;
  from: readonly unknown[];
}

/** The router draws a route anew at every navigation; what comes of the same address is the same. */
const Still = memo(
  ({ drawn }: StillProps) => drawn,
  (before, now) => now.from.every((part, at) => part === before.from[at]),
);
