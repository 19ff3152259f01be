import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { OPTION_WIRE, optionsQuery } from './options-query';

const options: FirstQueries = (params) =>
  mayUse(useSession.getState(), ['system_options_select'])
    ? [optionsQuery(listAt(params, OPTION_WIRE).wire)]
    : [];

/** What the page requests first. */
export const firstQueries = { options };
