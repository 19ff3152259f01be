import { describe, expect, it } from 'vitest';
import { RULE_COLUMNS } from '@/domain/editions';
import type { ContentRow, ContentVersion } from '@/features/content/content-schema';
import { editionLinesEndpoint } from '@/features/editions/editions-schema';
import { type HsTree, hsTree } from '@/features/hs/tree/hs-tree-schema';
import type { Holding } from '@/features/sources/sources-schema';
import { answerOn } from '@/features/tariffs/answer-on';
import { type TariffAnswer, tariffAnswer } from '@/features/tariffs/tariffs-schema';
import { contentDay } from '../../mocks/content/store';
import { rulesOfOrigin } from '../../mocks/data/tariffs/rules-of-origin';
import { requestPortal } from '../support/request-mocks';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';

useApiServer();

const BASE = '/api/v1/content/edition';
const HS = '850110';

const get = async (token: string) =>
  (await call<ContentRow>('GET', `${BASE}/get?id=rules`, { token })).json.data;
const post = async (token: string, verb: string, body: object) =>
  (await call<{ id: string; version: number }>('POST', `${BASE}/${verb}`, { token, body })).json;
const query = (hs = HS) => requestPortal<TariffAnswer>(`tariff/query?hs=${hs}&to=VN`, 'en');
const tree = (code: string) => requestPortal<HsTree>(`hs/tree?code=${code}`, 'en');
const holding = async () => {
  const { rows } = await requestPortal<{ rows: Holding[] }>('source/findPage?pageNo=1&pageSize=100', 'en');
  return rows.find(({ id }) => id === 'rules-of-origin-2022');
};

const RULES = [
  ['0304', 'CTH', 'CC', 'carp'],
  ['8501', 'CTH or RVC35', '', ''],
];

async function upload(token: string, file = 'rules-2027') {
  const body = { file, part: 0, parts: 1, columns: RULE_COLUMNS, rows: RULES };
  expect((await post(token, 'uploadLines', body)).data).toEqual({ isComplete: true });
  return {
    kind: 'rules',
    importer: null,
    title: 'PSR as amended',
    publisher: 'RCEP Joint Committee',
    url: 'https://rcep.example/psr',
    licence: null,
    asOf: '2026-11',
    hsEdition: '2022',
    validFrom: contentDay(),
    validTo: null,
    mark: 'unchecked',
    file,
    lines: RULES.length,
    codes: 30,
  };
}

/** Publishes an edition of rules as an editor and a reviewer do. */
async function publish(from = contentDay()) {
  const [editor, admin] = [await signIn('editor'), await signIn('admin')];
  const { version } = await get(editor);
  const values = { ...(await upload(editor)), validFrom: from };
  const saved = await post(editor, 'update', { id: 'rules', version, values });
  const review = await post(editor, 'submit', saved.data);
  expect((await post(admin, 'publish', { ...review.data, from })).code).toBe(0);
  return admin;
}

it('the rules of origin are a record with the packed rules as its lines', async () => {
  const token = await signIn('viewer');
  const { values, state } = await get(token);
  expect([state, values['kind'], values['importer'], values['lines']]).toEqual([
    'published',
    'rules',
    null,
    rulesOfOrigin.length,
  ]);
  const { data } = (await call('GET', `${BASE}/getLines?file=${values['file']}&from=0&count=1000`, { token }))
    .json;
  const sent = editionLinesEndpoint.data.parse(data);
  expect(sent).toMatchObject({ total: rulesOfOrigin.length, columns: RULE_COLUMNS });
  expect(sent.rows).toContainEqual(['030439', 'CTH', 'CC', 'carp']);
});

describe('an edition of the rules', () => {
  it('is what visitors get from its publication on, with its source, until another is restored', async () => {
    const before = await query();
    expect(before.rule).toMatchObject({ text: 'CTH or RVC40', sourceId: 'vn-circular-32-2022' });
    const admin = await publish();
    const after = await query();
    expect(tariffAnswer.parse(after)).toEqual(after);
    expect(after.rule).toMatchObject({ text: 'CTH or RVC35', code: '8501', mark: 'unchecked' });
    expect(after.sources.find(({ id }) => id === after.rule?.sourceId)).toMatchObject({
      title: { text: 'PSR as amended' },
      publisher: 'RCEP Joint Committee',
      asOf: '2026-11',
      mark: 'unchecked',
    });
    expect((await query('030439')).rule).toMatchObject({
      text: 'CTH | CC',
      condition: { id: 'carp', holds: 'CTH', otherwise: 'CC' },
    });
    const heading = await tree('8501');
    expect(hsTree.parse(heading)).toEqual(heading);
    expect(heading.self?.rule).toEqual({ text: 'CTH or RVC35', code: '8501' });
    expect(heading.sources.map(({ id }) => id)).toContain(after.rule?.sourceId);
    expect(await holding()).toMatchObject({ count: 2, unchecked: 2, source: { asOf: '2026-11' } });

    const { version } = await get(admin);
    const { data: versions } = (
      await call<ContentVersion[]>('GET', `${BASE}/versions?id=rules`, { token: admin })
    ).json;
    const { number } = versions.find(({ values }) => values['file'] === 'packed-rules') ?? {};
    expect((await post(admin, 'restore', { id: 'rules', version, number, publish: true })).code).toBe(0);
    expect(await query()).toEqual(before);
    expect(await holding()).toMatchObject({ count: rulesOfOrigin.length, unchecked: 0 });
  });

  it('that begins later applies from its day on, and the one before until then', async () => {
    await publish('2030-01-01');
    const answer = await query();
    expect(tariffAnswer.parse(answer)).toEqual(answer);
    const ruleOf = (day: string) => answerOn(answer, day).rule;
    expect([answer.rule, ruleOf('2029-12-31')].map((rule) => rule?.text)).toEqual([
      'CTH or RVC40',
      'CTH or RVC40',
    ]);
    expect(ruleOf('2030-01-01')).toMatchObject({ text: 'CTH or RVC35' });
    const sources = answer.sources.map(({ id }) => id);
    expect(sources).toContain('vn-circular-32-2022');
    expect(sources).toContain(ruleOf('2030-01-01')?.sourceId);
    expect((await tree('8501&date=2029-12-31')).self?.rule?.text).toBe('CTH or RVC40');
    expect((await tree('8501&date=2030-01-01')).self?.rule?.text).toBe('CTH or RVC35');
  });

  it('has no rule for a code it does not cover', async () => {
    await publish();
    expect(await query('010121')).toMatchObject({ rule: null });
  });

  it('that is withdrawn leaves no rule', async () => {
    const admin = await signIn('admin');
    const { version } = await get(admin);
    expect((await post(admin, 'withdraw', { id: 'rules', version })).code).toBe(0);
    expect(await query()).toMatchObject({ rule: null });
  });

  it.each([
    ['an importer', { importer: 'VN' }],
    ['no importer of a tariff', { kind: 'schedule', validTo: '2027-12-31' }],
    ['no last day of a tariff', { kind: 'schedule', importer: 'TH' }],
    ['a last day before the first', { validTo: '2020-01-01' }],
    ['another kind', { kind: 'appendix' }],
  ])('is refused with %s', async (_name, change) => {
    const editor = await signIn('editor');
    const { version } = await get(editor);
    const values = { ...(await upload(editor)), ...change };
    const { code } = await post(editor, 'update', { id: 'rules', version, values });
    expect([9800, 9802]).toContain(code);
  });
});
