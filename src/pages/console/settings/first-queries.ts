import { settingsQuery } from '@/features/options/settings-api';
import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';

const settings: FirstQueries = () =>
  mayUse(useSession.getState(), ['system_options_update']) ? [settingsQuery] : [];

/** What the page requests first. */
export const firstQueries = { settings };
