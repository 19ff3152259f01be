import { matchPath } from 'react-router-dom';
import { earlyRequests, type EarlyRequest } from '@/app/first-paint/early-requests';
import type { Declared, PublicPage } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';

/** What index.html requests at an address, as the declaration of its page says. */
export function earlyRequestsAt(hash: string, apiBase = '/rcep-boot'): EarlyRequest[] {
  const path = hash.slice(1).split('?')[0] ?? '';
  const page = Object.values<Declared<PublicPage>>(PORTAL_PAGES).find((each) =>
    matchPath(each.path, path === '' || path === '/' ? PORTAL_PAGES.home.path : path),
  );
  return earlyRequests(page?.facts?.requests ?? [], hash, apiBase);
}
