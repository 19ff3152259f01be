import { orgLevelQuery, ROOT_ORG_ID } from '@/features/organisations/organisations-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';

const organisations: FirstQueries = () =>
  mayUse(useSession.getState(), ['system_org_select']) ? [orgLevelQuery(ROOT_ORG_ID)] : [];

/** What the page requests first. */
export const firstQueries = { organisations };
