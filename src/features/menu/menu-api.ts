import type { CallBehaviour } from '@/shared/api/client/call-options';
import { callApi } from '@/shared/api/client/http-client';
import { findMenuTreeEndpoint } from './menu-schema';

/** menu/findMenuTree: the signed-in user's menu, unchecked; empty where the user has none. */
export async function findMenuTree(
  signal?: AbortSignal,
  behaviour: CallBehaviour = {},
): Promise<readonly unknown[]> {
  return (await callApi(findMenuTreeEndpoint, { ...behaviour, signal })) ?? [];
}
