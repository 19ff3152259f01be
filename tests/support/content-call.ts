import { expect } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { call } from './system-client';

/** Sends a call on content, with a body as POST; fails the test if it is refused. */
export async function contentCall<Data = ContentRow>(
  token: string,
  path: string,
  body?: object,
): Promise<Data> {
  const { json } = await call<Data>(body === undefined ? 'GET' : 'POST', `/api/v1/content/${path}`, {
    token,
    body,
  });
  expect([path, json.code, json.msg]).toEqual([path, 0, expect.any(String)]);
  return json.data;
}
