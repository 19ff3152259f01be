import { expect, it } from 'vitest';
import type { ContentRow } from '@/features/content/content-schema';
import { LANGUAGES } from '@/shared/i18n/languages';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

interface Rows<Row> {
  total: number;
  rows: Row[];
}
type Title = { id: string; title: { text: string; lang: string } };

const staffRows = async (language: string, query = '') => {
  const token = await signIn('editor');
  const path = `/api/v1/content/law/findPage?pageSize=100${query}`;
  return (await call<Rows<ContentRow>>('GET', path, { token, language })).json.data.rows;
};

it.each(LANGUAGES)('staff see the laws under the titles that the portal shows: %s', async (language) => {
  const portal = await requestPortal<Rows<Title>>('law/findPage?pageSize=100', language);
  const shown = Object.fromEntries(portal.rows.map(({ id, title }) => [id, title]));
  const rows = await staffRows(language);
  expect(rows).toHaveLength(portal.total);
  expect(Object.fromEntries(rows.map(({ id, name }) => [id, name]))).toEqual(shown);
});

it('a language in which a law has its own name lacks its summary only', async () => {
  const rows = await staffRows('vi', '&country_EQ=VN');
  const law = rows.find(({ id }) => id === 'vn-law-1');
  expect(law?.values['titleVi']).toBeNull();
  expect(law?.values['ownNameLanguage']).toBe('vi');
  const token = await signIn('editor');
  const contentVi = 'Tóm tắt';
  const values = { ...law?.values, contentVi };
  const body = { id: 'vn-law-1', version: law?.version, values };
  expect((await call('POST', '/api/v1/content/law/update', { token, body })).json.code).toBe(0);
  const after = (await staffRows('vi', '&country_EQ=VN')).find(({ id }) => id === 'vn-law-1');
  expect(after?.missing).not.toContain('vi');
  expect(after?.missing).toContain('ja');
});
