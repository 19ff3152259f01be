import { expect, it } from 'vitest';
import type { AuditEntry } from '@/features/content/audit-schema';
import { editionLogKind } from '@/features/content/changes/edition-log-kind';
import { editionKind } from '@/pages/console/editions/edition-kind-schema';
import { useApiServer } from '../support/api-server';
import { getEdition, postEdition, publishEdition, uploadEdition } from '../support/editions';
import { call, signIn } from '../support/system-client';

useApiServer();

const log = async (token: string, id = 'VN') =>
  (
    await call<{ rows: AuditEntry[] }>(
      'GET',
      `/api/v1/content/audit/findPage?kind_EQ=edition&recordId_EQ=${id}`,
      { token },
    )
  ).json.data.rows;

it('an import says how many lines differ, the new values, and that it is a draft', async () => {
  const editor = await signIn('editor');
  const values = await uploadEdition(editor, 'tariff-2027');
  const before = await getEdition(editor);
  await postEdition(editor, 'update', { id: 'VN', version: before.version, values });
  const [entry] = await log(editor);
  expect(entry).toMatchObject({
    action: 'save',
    before: { state: 'published', title: before.values['title'], lines: before.values['lines'] },
    after: { state: 'draft', title: 'Tariff 2027', lines: 2, url: 'https://customs.example/2027' },
  });
  // One of the two codes is in the packed tariff, with another rate.
  expect(entry?.after).toMatchObject({
    linesAdded: 1,
    linesChanged: 1,
    linesRemoved: Number(before.values['lines']) - 1,
  });
  expect(entry?.before).toMatchObject({ linesAdded: null, linesChanged: null, linesRemoved: null });
});

it('a first import has only lines that are added', async () => {
  const editor = await signIn('editor');
  const values = await uploadEdition(editor, 'tariff-th-2027', 'TH');
  await postEdition(editor, 'insert', { values });
  const { rows } = (
    await call<{ rows: AuditEntry[] }>('GET', '/api/v1/content/audit/findPage?kind_EQ=edition', {
      token: editor,
    })
  ).json.data;
  expect(rows).toMatchObject([{ action: 'insert', before: null, after: { linesAdded: 2, importer: 'TH' } }]);
  expect(rows[0]?.after).not.toHaveProperty('linesRemoved');
});

it('review, publication and restoration say the state and from which day visitors see it', async () => {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  await publishEdition(await uploadEdition(editor, 'tariff-2027'));
  const [publish, submit] = await log(admin);
  expect(submit).toMatchObject({
    action: 'submit',
    before: { state: 'draft' },
    after: { state: 'review' },
  });
  expect([publish?.before, publish?.after]).toEqual([
    { state: 'review', publishFrom: null },
    { state: 'published', publishFrom: '2027-01-01' },
  ]);
  const { version } = await getEdition(admin);
  expect((await postEdition(admin, 'restore', { id: 'VN', version, number: 1, publish: true })).code).toBe(0);
  const [again, restored] = await log(admin);
  expect(restored).toMatchObject({
    action: 'restore',
    before: { state: 'published', publishFrom: '2027-01-01', title: 'Tariff 2027', mark: 'unchecked' },
    after: { state: 'draft', publishFrom: null, linesChanged: 1, linesRemoved: 1 },
  });
  expect(restored?.after?.['linesAdded']).toBeGreaterThan(1000);
  expect(again).toMatchObject({ action: 'publish', after: { state: 'published' } });
  await postEdition(admin, 'withdraw', { id: 'VN', version: (await getEdition(admin)).version });
  expect((await log(admin))[0]).toMatchObject({
    before: { state: 'published' },
    after: { state: 'withdrawn' },
  });
});

it('the same lines under other facts have no changed lines', async () => {
  const editor = await signIn('editor');
  const { version, values } = await getEdition(editor);
  await postEdition(editor, 'update', { id: 'VN', version, values: { ...values, title: 'Another title' } });
  const [entry] = await log(editor);
  expect(entry?.after).toEqual({ state: 'draft', title: 'Another title' });
});

it('rules of origin count their rules', async () => {
  const editor = await signIn('editor');
  const columns = ['code', 'rule'];
  const rows = [['0101', 'WO']];
  const upload = { file: 'rules-2027', part: 0, parts: 1, columns, rows };
  expect((await postEdition(editor, 'uploadLines', upload)).code).toBe(0);
  const { version, values } = await getEdition(editor, 'rules');
  const next = { ...values, file: 'rules-2027', lines: 1, codes: 1, mark: 'unchecked' };
  expect((await postEdition(editor, 'update', { id: 'rules', version, values: next })).code).toBe(0);
  const [entry] = await log(editor, 'rules');
  expect(Number(entry?.after?.['linesRemoved'])).toBeGreaterThan(1000);
});

it('the log shows every field of an edition but the name of its lines', () => {
  const shown = editionLogKind.fields.map(({ name }) => name);
  expect(editionKind.fields.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([
    'file',
  ]);
});
