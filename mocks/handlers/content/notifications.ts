import { actorOf } from '../../content/actor';
import type { LoggedEntry } from '../../content/audit';
import { mockKind } from '../../content/kinds/mock-kinds';
import { namedEntries } from '../../content/named-entries';
import { persisted } from '../../content/persistence';
import { contentDay } from '../../content/store';
import type { UserRow } from '../../data/system/rows';
import { ok } from '../../envelope';
import { readersLocale } from '../../locale';
import { notificationsFor } from '../../notifications/notifications-for';
import { markRead, readBy } from '../../notifications/read-marks';
import { paging } from '../../search/list-query';
import { jsonBody, listIn } from '../system/body';
import { signedCall } from '../system/call';

const base = '*/rcep-boot/api/v1/content/notification';

/** GET notification/findPage and POST notification/read */
export const notificationHandlers = [
  signedCall('get', `${base}/findPage`, async ({ request, query, user }) => {
    await persisted();
    const read = readBy(user.id);
    const all = (await newsOf(user, request)).map((news) => ({ ...news, isRead: read.has(news.id) }));
    const { pageNo, pageSize } = paging(query);
    return ok({
      total: all.length,
      unread: all.filter(({ isRead }) => !isRead).length,
      rows: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    });
  }),
  signedCall('post', `${base}/read`, async ({ request, user }) => {
    const body = await jsonBody(request);
    const ids =
      body['ids'] === undefined ? (await newsOf(user, request)).map(({ id }) => id) : listIn(body, 'ids');
    markRead(user.id, ids);
    await persisted();
    return ok(null);
  }),
];

const newsOf = async (user: UserRow, request: Request) =>
  notificationsFor(await namedEntries(), {
    userId: user.id,
    locale: readersLocale(request),
    actorFor: (kind) => actorOf(user, kind),
    publishedFrom,
    today: contentDay(),
  });

/** The day set when the record was published: its version of the same moment has it. */
function publishedFrom({ kind, recordId, at, action }: LoggedEntry): string | null {
  const versions = mockKind(kind)?.store.find(recordId)?.versions ?? [];
  return versions.findLast((version) => version.action === action && version.at === at)?.publishFrom ?? null;
}
