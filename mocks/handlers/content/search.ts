import { authorityFor } from '@/features/content/record-state';
import { mockKinds } from '../../content/kinds/mock-kinds';
import { persisted } from '../../content/persistence';
import { searchRecords } from '../../content/search-records';
import { ok } from '../../envelope';
import { readersLocale } from '../../locale';
import { paging } from '../../search/list-query';
import { permsOf } from '../system/access';
import { signedCall } from '../system/call';

/** GET content/search: the kinds whose records the user may read. */
export const contentSearchHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/content/search', async ({ request, query, user }) => {
    const perms = new Set(permsOf(user));
    const kinds = mockKinds().filter(({ kind }) => perms.has(authorityFor(kind.id, 'select')));
    await Promise.all([persisted(), ...kinds.map((kind) => kind.prepare?.())]);
    const found = searchRecords(kinds, query.get('text') ?? '', readersLocale(request));
    return ok({ total: found.length, rows: found.slice(0, paging(query).pageSize) });
  }),
];
