import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { TENANT_WIRE, tenantsQuery } from './tenants-query';

const tenants: FirstQueries = (params) =>
  mayUse(useSession.getState(), ['system_tenant_select'])
    ? [tenantsQuery(listAt(params, TENANT_WIRE).wire)]
    : [];

/** What the page requests first. */
export const firstQueries = { tenants };
