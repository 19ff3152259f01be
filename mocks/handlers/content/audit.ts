import { authorityFor } from '@/features/content/record-state';
import { nameInEntry, type LoggedEntry } from '../../content/audit';
import { mockKind, preparedKinds } from '../../content/kinds/mock-kinds';
import { namedEntries } from '../../content/named-entries';
import { ok } from '../../envelope';
import { readersLocale } from '../../locale';
import { findPage, PORTAL_OPERATORS } from '../../search/list-query';
import { permsOf } from '../system/access';
import { signedCall } from '../system/call';

/** GET audit/findPage: entries of the kinds whose records the user may read. A name is searched in every language. */
export const auditHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/content/audit/findPage', async ({ request, query, user }) => {
    const locale = readersLocale(request);
    const perms = new Set(permsOf(user));
    const readable = (await namedEntries()).filter(({ kind }) => perms.has(authorityFor(kind, 'select')));
    const searched = readable.map((entry) => ({
      ...entry,
      recordName: Object.values(entry.names ?? {}),
      entry,
    }));
    const { total, rows } = findPage(searched.toReversed(), latestFirst(query), PORTAL_OPERATORS);
    await preparedKinds(rows.map(({ kind }) => kind));
    return ok({
      total,
      rows: rows.map(({ names: _names, entry, ...row }) => ({
        ...row,
        recordName: nameInEntry(entry, locale),
        hasRecord: hasRecord(entry),
      })),
    });
  }),
];

/** True while the record of an entry can be opened. */
const hasRecord = ({ kind, recordId }: LoggedEntry): boolean =>
  mockKind(kind)?.store.find(recordId)?.deletedAt === null;

/** The newest first, unless another order was chosen: the entries are already in this order. */
function latestFirst(query: URLSearchParams): URLSearchParams {
  const hasOrder = [...query.keys()].some((key) => key.endsWith('_ORDER'));
  return hasOrder ? query : new URLSearchParams([...query, ['at_ORDER', 'DESC']]);
}
