import { areaLevelQuery, ROOT_AREA_ID } from '@/features/areas/areas-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';

const areas: FirstQueries = () =>
  mayUse(useSession.getState(), ['system_area_select']) ? [areaLevelQuery(ROOT_AREA_ID)] : [];

/** What the page requests first. */
export const firstQueries = { areas };
