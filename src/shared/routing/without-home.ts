import { matchPath } from 'react-router-dom';
import type { PageTitle } from '../pages/page';
import { PATTERNS } from './paths';

/** A public page whose address was written without `/home`. */
export interface WithoutHome {
  page: PageTitle;
  /** Its address, with the query as it was. */
  address: string;
}

/** The public page that `address` (path and query) would be with `/home` before it, such as `/riskCase?q=steel`; null for others. */
export function pageWithoutHome(address: string): WithoutHome | null {
  const [path = ''] = address.split('?');
  if (!path.startsWith('/')) return null;
  const found = BELOW_HOME.find(([, pattern]) => matchPath(pattern, `${PATTERNS.home}${path}`));
  return found === undefined ? null : { page: found[0], address: `${PATTERNS.home}${address}` };
}

/** Pages of the portal alone. */
const BELOW_HOME = (Object.entries(PATTERNS) as [PageTitle, string][]).filter(([, pattern]) =>
  pattern.startsWith(`${PATTERNS.home}/`),
);
