import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { standardRowsQuery } from '@/features/standards/rows/standard-rows-api';
import type { FirstQueries } from '@/shared/api/cache/first-queries';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { STANDARD_WIRE } from './standards-query';

const standards: FirstQueries = (params) =>
  mayUse(useSession.getState(), ['content_standard_select'])
    ? [standardRowsQuery(listAt(params, STANDARD_WIRE).wire)]
    : [];

/** What the page requests first. */
export const firstQueries = { standards };
