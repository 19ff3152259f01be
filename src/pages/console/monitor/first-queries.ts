import { serverQuery } from '@/features/monitor/monitor-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';

const monitor: FirstQueries = () =>
  mayUse(useSession.getState(), ['devops_sysmonitor_select']) ? [serverQuery] : [];

/** What the page requests first. */
export const firstQueries = { monitor };
