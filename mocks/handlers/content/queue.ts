import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { ok } from '../../envelope';
import { localeOf } from '../../locale';
import { dismissSearch, emptySearches } from '../../queue/empty-searches';
import { queueRecords } from '../../queue/queue-records';
import {
  checksDue,
  lapsingEditions,
  searchesWithoutResult,
  translationsMissing,
  unverified,
} from '../../queue/work-queue';
import { findPage } from '../../search/list-query';
import { standardCounts } from '../../standards/standard-library';
import { jsonBody, textIn } from '../system/body';
import { signedCall } from '../system/call';
import { clockText } from '../system/row-writes';

const base = '*/rcep-boot/api/v1/content/queue';

/** GET queue/get and queue/findSearches, POST queue/dismissSearch */
export const queueHandlers = [
  signedCall('get', `${base}/get`, ({ request }) => {
    const today = clockText().slice(0, 10);
    const reader = { locale: localeOf(request.headers.get('Accept-Language')), today };
    const records = queueRecords(today);
    return ok({
      today,
      editions: lapsingEditions(reader),
      checks: checksDue(records, reader),
      unverified: unverified(records, standardCounts().unchecked),
      translations: translationsMissing(records),
      searches: searchesWithoutResult(),
      reviews: null,
    } satisfies WorkQueue);
  }),
  signedCall('get', `${base}/findSearches`, ({ query }) => ok(findPage(emptySearches(), query))),
  signedCall('post', `${base}/dismissSearch`, async ({ request }) => {
    const body = await jsonBody(request);
    dismissSearch(textIn(body, 'words'), textIn(body, 'language'), textIn(body, 'where'));
    return ok(null);
  }),
];
