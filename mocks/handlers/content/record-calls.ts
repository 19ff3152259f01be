import type { HttpHandler } from 'msw';
import { authorityFor, type ContentRight } from '@/features/content/record-state';
import { mockKind } from '../../content/kinds/mock-kinds';
import type { MockKind } from '../../content/kinds/mock-kind';
import { hadNoRoom, persisted } from '../../content/persistence';
import { ok } from '../../envelope';
import { permsOf } from '../system/access';
import { jsonBody, type Body } from '../system/body';
import { signedCall, type SignedCall } from '../system/call';
import { refusal } from '../system/refusal';

/** A call on one kind of content. */
export interface KindCall extends SignedCall {
  of: MockKind;
  body: Body;
}

/**
 * `content/<kind>/<verb>` of every kind; 20950 for an unknown kind, 100210 without the right; without `right` the
 * answer checks it. What was written is saved when the answer is sent; 20959 if the storage is full: nothing was written.
 */
export function kindCall(
  method: 'get' | 'post',
  verb: string,
  right: ContentRight | null,
  answer: (call: KindCall) => unknown,
): HttpHandler {
  return signedCall(method, `*/rcep-boot/api/v1/content/:kind/${verb}`, async (call) => {
    const of = mockKind(call.param('kind'));
    if (of === undefined) throw refusal(20950);
    if (right !== null && !permsOf(call.user).includes(authorityFor(of.kind.id, right)))
      throw refusal(100210);
    await Promise.all([persisted(), of.prepare?.()]);
    const body = method === 'post' ? await jsonBody(call.request) : {};
    const data = await answer({ ...call, of, body });
    await saved();
    return ok(data);
  });
}

/** Resolves when what was written is saved; 20959 if there was no room: nothing was written. */
export async function saved(): Promise<void> {
  if (await hadNoRoom()) throw refusal(20959);
}
