import type { ReactNode } from 'react';
import { holdsPerm, mayUse } from './permission';
import { useSession } from './session-store';

interface PermittedProps {
  /** Roles or permissions, one of which is needed; empty: everybody. */
  anyOf: readonly string[];
  children: ReactNode;
}

/** Shows its children to users with one of `anyOf` (specification §6, permission directive), following changes. */
export function Permitted({ anyOf, children }: PermittedProps) {
  return usePermission(anyOf) ? children : null;
}

/** True while the user has one of the roles or permissions `anyOf`. */
export const usePermission = (anyOf: readonly string[]): boolean =>
  useSession((session) => mayUse(session, anyOf));

/** True while the user's perms include `perm`; roles do not count. */
export const useHoldsPerm = (perm: string): boolean => useSession((session) => holdsPerm(session, perm));
