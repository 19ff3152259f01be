import type { AuditEntry } from '@/features/content/content-schema';
import { actorOf } from '../../content/actor';
import { auditEntries } from '../../content/audit';
import { mockKind } from '../../content/kinds/mock-kinds';
import { persisted } from '../../content/persistence';
import { contentDay } from '../../content/store';
import type { UserRow } from '../../data/system/rows';
import { ok } from '../../envelope';
import { notificationsFor } from '../../notifications/notifications-for';
import { markRead, readBy } from '../../notifications/read-marks';
import { paging } from '../../search/list-query';
import { jsonBody, listIn } from '../system/body';
import { signedCall } from '../system/call';

const base = '*/rcep-boot/api/v1/content/notification';

/** GET notification/findPage and POST notification/read */
export const notificationHandlers = [
  signedCall('get', `${base}/findPage`, async ({ query, user }) => {
    await persisted();
    const read = readBy(user.id);
    const all = newsOf(user).map((news) => ({ ...news, isRead: read.has(news.id) }));
    const { pageNo, pageSize } = paging(query);
    return ok({
      total: all.length,
      unread: all.filter(({ isRead }) => !isRead).length,
      rows: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    });
  }),
  signedCall('post', `${base}/read`, async ({ request, user }) => {
    const body = await jsonBody(request);
    const ids = body['ids'] === undefined ? newsOf(user).map(({ id }) => id) : listIn(body, 'ids');
    markRead(user.id, ids);
    await persisted();
    return ok(null);
  }),
];

const newsOf = (user: UserRow) =>
  notificationsFor(auditEntries(), {
    userId: user.id,
    actorFor: (kind) => actorOf(user, kind),
    publishedFrom,
    today: contentDay(),
  });

/** The day set when the record was published: its version of the same moment has it. */
function publishedFrom({ kind, recordId, at, action }: AuditEntry): string | null {
  const versions = mockKind(kind)?.store.find(recordId)?.versions ?? [];
  return versions.findLast((version) => version.action === action && version.at === at)?.publishFrom ?? null;
}
