import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { authorityFor } from '@/features/content/record-state';
import { actorOf } from '../../content/actor';
import { needsSecondReviewer } from '../../content/options';
import { persisted } from '../../content/persistence';
import type { UserRow } from '../../data/system/rows';
import { ok } from '../../envelope';
import { readersLocale } from '../../locale';
import { dismissSearch, emptySearches } from '../../queue/empty-searches';
import { queueRecords } from '../../queue/queue-records';
import {
  checksDue,
  draftsUnattended,
  lapsingEditions,
  reviewsWaiting,
  searchesWithoutResult,
  sentBackTo,
  translationsMissing,
  unverified,
} from '../../queue/work-queue';
import { waitingReviews } from '../../queue/waiting-reviews';
import { findPage } from '../../search/list-query';
import { standardCounts } from '../../standards/standard-library';
import { permsOf } from '../system/access';
import { jsonBody, textIn } from '../system/body';
import { signedCall } from '../system/call';
import { clockText } from '../system/row-writes';
import { system } from '../system/state';

const base = '*/rcep-boot/api/v1/content/queue';

/** GET queue/get and queue/findSearches, POST queue/dismissSearch */
export const queueHandlers = [
  signedCall('get', `${base}/get`, async ({ request, user }) => {
    await persisted();
    const today = clockText().slice(0, 10);
    const reader = { locale: readersLocale(request), today };
    const perms = new Set(permsOf(user));
    const mayRead = (kind: string) => perms.has(authorityFor(kind, 'select'));
    const mayUpdate = (kind: string) => perms.has(authorityFor(kind, 'update'));
    const records = queueRecords(perms, today);
    const waiting = waitingReviews(records, (kind) => actorOf(user, kind), needsSecondReviewer());
    return ok({
      today,
      editions: mayRead('edition') ? lapsingEditions(reader) : null,
      checks: checksDue(records, reader),
      unverified: unverified(records, mayRead('standard') ? (await standardCounts()).unchecked : 0),
      translations: translationsMissing(records),
      searches: searchesWithoutResult(),
      sentBack: mayWrite(user) ? sentBackTo(user.id, records, reader.locale) : null,
      unattended: mayWrite(user) ? draftsUnattended(records, mayUpdate, isActive, reader.locale) : null,
      reviews: mayReview(user) ? reviewsWaiting(waiting, reader.locale) : null,
    } satisfies WorkQueue);
  }),
  signedCall('get', `${base}/findSearches`, ({ query }) => ok(findPage(emptySearches(), query))),
  signedCall(
    'post',
    `${base}/dismissSearch`,
    async ({ request }) => {
      const body = await jsonBody(request);
      dismissSearch(textIn(body, 'words'), textIn(body, 'language'));
      return ok(null);
    },
    { authority: authorityFor('synonym', 'insert') },
  ),
];

/** True if a user can sign in: there is such an account, and it is enabled. */
const isActive = (userId: string): boolean =>
  system().users.some(({ id, enable }) => id === userId && enable === '1');

/** True if the user reviews or publishes records of any kind. */
const mayReview = (user: UserRow): boolean =>
  permsOf(user).some((perm) => /^content_.*_(review|publish)$/.test(perm));

/** True if the user writes records of any kind. */
const mayWrite = (user: UserRow): boolean => permsOf(user).some((perm) => /^content_.*_update$/.test(perm));
