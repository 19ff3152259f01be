import { expect, it } from 'vitest';
import type { AuditEntry, ContentRow } from '@/features/content/content-schema';
import type { Notification } from '@/features/notifications/notifications-schema';
import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const NAMES = {
  zh: '中国 · 越南',
  en: 'China · Viet Nam',
  ja: '中国 · ベトナム',
  ko: '중국 · 베트남',
  vi: 'Trung Quốc · Việt Nam',
  ms: 'China · Viet Nam',
};

interface Rows<Row> {
  total: number;
  rows: Row[];
}

/** The editor changes what is published about a pair, and sends it to review. */
async function pairInReview(): Promise<void> {
  const token = await signIn('editor');
  const path = '/api/v1/content/pair';
  const { version, values } = (await call<ContentRow>('GET', `${path}/get?id=CN-VN`, { token })).json.data;
  const body = { id: 'CN-VN', version, values: { ...values, applies: 'no' } };
  const saved = await call<{ version: number }>('POST', `${path}/update`, { token, body });
  const review = { id: 'CN-VN', version: saved.json.data.version };
  expect((await call('POST', `${path}/submit`, { token, body: review })).json.code).toBe(0);
}

it.each(Object.entries(NAMES))(
  'list, queue, log and notifications call a pair the same: %s',
  async (lang, text) => {
    await pairInReview();
    const token = await signIn('admin');
    const read = async <Data>(path: string): Promise<Data> =>
      (await call<Data>('GET', `/api/v1/content/${path}`, { token, language: lang })).json.data;
    const name = { text, lang };
    expect((await read<Rows<ContentRow>>('pair/findPage?state_EQ=review')).rows).toMatchObject([
      { name: text },
    ]);
    expect((await read<WorkQueue>('queue/get')).reviews?.rows).toMatchObject([{ id: 'CN-VN', name }]);
    expect((await read<Rows<Notification>>('notification/findPage')).rows).toMatchObject([
      { recordName: name },
    ]);
    const found = await read<Rows<AuditEntry>>(`audit/findPage?recordName_LIKE=${encodeURIComponent(text)}`);
    expect(found.rows).toMatchObject([
      { action: 'submit', recordName: name },
      { action: 'save', recordName: name },
    ]);
    expect(found.rows[0]).not.toHaveProperty('names');
  },
);

it('a list is searched by the words of codes, in any language', async () => {
  const token = await signIn('editor');
  const path = '/api/v1/content/pair/findPage';
  const total = async (text: string) =>
    (await call<Rows<ContentRow>>('GET', `${path}?name_LIKE=${encodeURIComponent(text)}`, { token })).json
      .data.total;
  expect(await total('中国 · 越南')).toBe(1);
  expect(await total('Trung Quốc')).toBe(28);
  expect(await total('nowhere')).toBe(0);
});
