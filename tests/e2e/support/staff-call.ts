import type { Page } from '@playwright/test';

/** A record as far as the tests need it. */
export interface SavedRecord {
  id: string;
  version: number;
  values: Record<string, string | number | null>;
}

/**
 * Calls `/api/v1/content/<path>` as the user who is signed in on `page`: POST with a body, GET without one. Returns the
 * data of the answer; throws the server's message if it refuses.
 */
export async function staffCall(page: Page, path: string, body?: object): Promise<SavedRecord> {
  const token = await page.evaluate(() => localStorage.getItem('opsli-token') ?? '');
  const answer = await page.request.fetch(`/rcep-boot/api/v1/content/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'T-Authorization': token },
    ...(body !== undefined && { data: body }),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: SavedRecord };
  if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
  return data;
}
