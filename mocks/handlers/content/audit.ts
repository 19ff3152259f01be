import { authorityFor } from '@/features/content/record-state';
import { auditEntries } from '../../content/audit';
import { ok } from '../../envelope';
import { findPage } from '../../search/list-query';
import { permsOf } from '../system/access';
import { signedCall } from '../system/call';

/** GET audit/findPage: entries of the kinds whose records the user may read. */
export const auditHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/content/audit/findPage', ({ query, user }) => {
    const perms = new Set(permsOf(user));
    const readable = auditEntries().filter(({ kind }) => perms.has(authorityFor(kind, 'select')));
    return ok(findPage(readable.toReversed(), latestFirst(query)));
  }),
];

/** The newest first, unless another order was chosen: the entries are already in this order. */
function latestFirst(query: URLSearchParams): URLSearchParams {
  const hasOrder = [...query.keys()].some((key) => key.endsWith('_ORDER'));
  return hasOrder ? query : new URLSearchParams([...query, ['at_ORDER', 'DESC']]);
}
