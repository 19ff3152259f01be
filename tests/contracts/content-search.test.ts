import { expect, it } from 'vitest';
import type { ContentRow, FoundContent } from '@/features/content/content-schema';
import { mockKinds } from '../../mocks/content/kinds/mock-kinds';
import { searchRecords } from '../../mocks/content/search-records';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const find = async (token: string | undefined, text: string, pageSize = 10) =>
  (
    await call<{ total: number; rows: FoundContent[] }>(
      'GET',
      `/api/v1/content/search?pageSize=${pageSize}&text=${encodeURIComponent(text)}`,
      { token },
    )
  ).json;

const TITLES = {
  titleZh: '甲国林产品法',
  titleEn: 'Forest Products Act of Kappa',
  titleJa: 'カッパ国林産物法',
  titleKo: '카파국 임산물법',
  titleVi: 'Luật Lâm sản Kappa',
  titleMs: 'Akta Hasil Hutan Kappa',
};

it('finds a record by its title in any of the six languages, with kind and state', async () => {
  const token = await signIn('editor');
  const { values } = (await call<ContentRow>('GET', '/api/v1/content/law/get?id=vn-law-1', { token })).json
    .data;
  // Without its own name, which would replace the Vietnamese title.
  const body = { values: { ...values, ...TITLES, ownName: null } };
  const { id } = (await call<{ id: string }>('POST', '/api/v1/content/law/insert', { token, body })).json
    .data;
  const searched = [
    ['林产品法', 'zh'],
    ['forest kappa', 'en'],
    ['林産物', 'ja'],
    ['임산물', 'ko'],
    ['luat lam san', 'vi'],
    ['hasil hutan', 'ms'],
  ] as const;
  for (const [text, lang] of searched) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    const { data } = await find(token, text);
    const name = Object.entries(TITLES).find(([field]) => field.toLowerCase().endsWith(lang))?.[1];
    expect(data.rows).toContainEqual({ kind: 'law', id, name: { text: name, lang }, state: 'draft' });
  }
});

it('finds editions by their importer and title, and names that begin so first', async () => {
  const token = await signIn('editor');
  const { data } = await find(token, '越南', 50);
  // The rules of origin are a circular of Viet Nam.
  expect(data.rows.filter(({ kind }) => kind === 'edition')).toMatchObject([
    { id: 'rules', state: 'published' },
    { id: 'VN', state: 'published' },
  ]);
  const begins = data.rows.map(({ name }) => name.text.startsWith('越南'));
  expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
  expect((await find(token, '越南', 2)).data).toMatchObject({ total: data.total, rows: { length: 2 } });
});

it('finds what is named by codes by its words, in the reader’s language where they are in it', async () => {
  const token = await signIn('editor');
  const first = async (text: string) => (await find(token, text)).data.rows[0];
  const pair = { kind: 'pair', id: 'CN-VN', state: 'published' };
  expect(await first('中国 · 越南')).toEqual({ ...pair, name: { text: '中国 · 越南', lang: 'zh' } });
  expect(await first('trung quoc viet nam')).toEqual({
    ...pair,
    name: { text: 'Trung Quốc · Việt Nam', lang: 'vi' },
  });
  expect(await first('standards risk textiles singapore 2024')).toMatchObject({
    kind: 'indexInput',
    id: 'standard-textile-SG-2024',
    name: { text: 'Standards risk · Textiles · Singapore · 2024', lang: 'en' },
  });
});

it('finds nothing for no words, for nobody without a session, and no kind that may not be read', async () => {
  const token = await signIn('editor');
  expect((await find(token, ' ')).data).toEqual({ total: 0, rows: [] });
  expect((await find(undefined, '越南')).code).toBe(401);
  const law = mockKinds().filter(({ kind }) => kind.id === 'law');
  expect(new Set(searchRecords(law, '越南', 'zh').map(({ kind }) => kind))).toEqual(new Set(['law']));
});
