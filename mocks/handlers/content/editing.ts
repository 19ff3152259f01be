import { authorityFor } from '@/features/content/record-state';
import { editorsOf, markEditor, unmarkEditor } from '../../editing';
import { ok } from '../../envelope';
import { permsOf } from '../system/access';
import { jsonBody, textIn } from '../system/body';
import { signedCall } from '../system/call';
import { refusal } from '../system/refusal';
import { clockText } from '../system/row-writes';
import { system } from '../system/state';

const OF_SYSTEM = /^system\.([a-z]+)(\.[a-z]+)?$/;

/** POST content/editing */
export const editingHandlers = [
  signedCall('post', '*/rcep-boot/api/v1/content/editing', async ({ request, user }) => {
    const body = await jsonBody(request);
    const [kind, recordId] = [textIn(body, 'kind'), textIn(body, 'recordId')];
    const perms = permsOf(user);
    if (!perms.includes(authorityOn(kind, 'select'))) throw refusal(100210);
    const key = `${kind} ${recordId}`;
    const moment = { now: system().now(), clock: clockText() };
    if (body['isOver'] === true) unmarkEditor(key, user.id);
    else if (perms.includes(authorityOn(kind, 'update'))) markEditor(key, user, moment);
    const others = editorsOf(key, moment).filter(({ userId }) => userId !== user.id);
    return ok(others.map(({ userId, name, since }) => ({ userId, name, since })));
  }),
];

/** The authority on records of a kind: `system_user_…` for `system.user`, `content_law_…` for `law`. */
function authorityOn(kind: string, right: 'select' | 'update'): string {
  const noun = OF_SYSTEM.exec(kind)?.[1];
  return noun === undefined ? authorityFor(kind, right) : `system_${noun}_${right}`;
}
