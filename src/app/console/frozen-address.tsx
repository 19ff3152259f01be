import { memo, useMemo } from 'react';
import type { ContextType, ReactNode } from 'react';
import { NavigationType, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom';
import type { Location } from 'react-router-dom';

interface FrozenAddressProps {
  path: string;
  /** The path with its query. */
  fullPath: string;
  children: ReactNode;
}

/**
 * Its children stand at `fullPath`, whatever the address of the window becomes. By the router's own contexts, which it
 * exports for this under warning: `<Routes location>` does the same and draws its children anew at every navigation.
 */
export const FrozenAddress = memo(function FrozenAddress({ path, fullPath, children }: FrozenAddressProps) {
  const value = useMemo(() => {
    const location: Location = {
      pathname: path,
      search: fullPath.slice(path.length),
      hash: '',
      state: null,
      key: path,
    };
    return { location, navigationType: NavigationType.Pop };
  }, [path, fullPath]);
  return (
    <UNSAFE_LocationContext value={value}>
      <UNSAFE_RouteContext value={AT_THE_TOP}>{children}</UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
});

/** No route stands above the page. */
const AT_THE_TOP: ContextType<typeof UNSAFE_RouteContext> = { outlet: null, matches: [], isDataRoute: false };
