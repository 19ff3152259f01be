import type { CallBehaviour } from '@/shared/api/client/call-options';
import { findMenuTree } from './menu-api';
import { setMenu } from './menu-store';
import { parseMenu } from './parse/parse-menu';

/**
 * Fetches the user's menu, validates and stores it (specification §2). Rejects as the call does; nothing is stored
 * then.
 */
export async function loadMenu(signal?: AbortSignal, behaviour: CallBehaviour = {}): Promise<void> {
  const nodes = await findMenuTree(signal, behaviour);
  signal?.throwIfAborted();
  setMenu(parseMenu(nodes, window.location.origin));
}
