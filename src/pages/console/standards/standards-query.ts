import { mayUse } from '@/features/session/permission';
import { useSession } from '@/features/session/session-store';
import { standardRowsQuery } from '@/features/standards/rows/standard-rows-api';
import type { FirstAsked } from '@/shared/api/cache/first-asked';
import { listAt } from '@/shared/console-ui/list/query/list-at';

/** The filters of the list by the keys of the server. */
export const STANDARD_WIRE = {
  number: 'number_LIKE',
  title: 'title_LIKE',
  country: 'country_EQ',
  body: 'body_EQ',
  sector: 'sector_EQ',
  status: 'status_EQ',
  mark: 'mark_EQ',
};

/** What the list requests first. */
export const standardsFirstAsked: FirstAsked = (params) =>
  mayUse(useSession.getState(), ['content_standard_select'])
    ? [standardRowsQuery(listAt(params, STANDARD_WIRE).wire)]
    : [];
