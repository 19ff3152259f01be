import { describe, expect, it } from 'vitest';
import {
  deleteOption,
  deleteOptions,
  findOptions,
  getOption,
  insertOption,
  updateOption,
} from '@/features/options/options-api';
import { createKeyPair, sendTestMail, settingsQuery, updateSettings } from '@/features/options/settings-api';
import { DEMO_PASSWORD } from '../../mocks/data/system/users';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer } from '../support/api-server';
import { codeOf, recordCalls } from '../support/recorded-calls';
import { call, signIn } from '../support/system-client';

const { lastLine, lastBody } = recordCalls(useApiServer(), 'system');
const base = '/rcep-boot/api/v1/system/options';
const { signal } = new AbortController();
const settings = () => settingsQuery.queryFn({ signal });
const fresh = { optionCode: 'sample_new', optionName: '示例参数', optionValue: '1', remark: '示例' };
const find = async (filter: object = {}) => findOptions({ pageNo: 1, pageSize: 10, ...filter });

describe('options/findPage, get, insert, update, del, delAll', () => {
  it('lists only what staff may change', async () => {
    const { rows } = await find({ optionName_LIKE: '示例' });
    expect(rows.map(({ optionCode }) => optionCode)).toEqual(['sample_notice_days', 'sample_contact']);
    expect((await find({ optionCode_EQ: 'def_role' })).total).toBe(0);
  });

  it('adds, loads, changes by version (10100) and deletes', async () => {
    await insertOption(fresh);
    expect(lastLine()).toBe(`POST ${base}/insert`);
    expect(await lastBody()).toEqual(fresh);
    const id = (await find({ optionCode_EQ: 'sample_new' })).rows[0]?.id ?? '';
    expect(await getOption(id)).toMatchObject({ ...fresh, izLock: '0', version: 0 });
    const changed = { ...fresh, id, version: 0, optionValue: '2', remark: null };
    await updateOption(changed);
    expect(lastLine()).toBe(`POST ${base}/update`);
    expect(await getOption(id)).toMatchObject({ optionValue: '2', remark: null, version: 1 });
    expect(await codeOf(updateOption(changed))).toBe(10100);
    await deleteOption(id);
    expect(lastLine()).toBe(`POST ${base}/del?id=${id}`);
    expect(await getOption(id)).toBeNull();
    expect(await codeOf(deleteOption(id))).toBe(10100);
    await deleteOptions(['300', '301']);
    expect(lastLine()).toBe(`POST ${base}/delAll?ids=300%2C301`);
    expect((await find()).total).toBe(0);
  });

  it.each([
    ['a code that is taken', 20700, { optionCode: 'def_role' }],
    ['no value', 9800, { optionValue: '' }],
    ['a code with a sign', 9801, { optionCode: 'a-b' }],
    ['a long value', 9830, { optionValue: '1'.repeat(10_001) }],
  ])('is refused %s (%s)', async (_what, code, wrong) => {
    expect(await codeOf(insertOption({ ...fresh, ...wrong }))).toBe(code);
  });

  it("is refused a change of the back end's own (20702)", async () => {
    expect(await codeOf(updateOption({ ...fresh, id: '200', version: 0 }))).toBe(20702);
    expect(await codeOf(deleteOptions(['300', '200']))).toBe(20702);
  });
});

describe('options/findAllOptions and updateOptions', () => {
  it('has every setting by its code, without passwords and keys', async () => {
    const values = await settings();
    expect(values).toMatchObject({ def_role: 'viewer', content_second_reviewer: '1', email_port: '465' });
    for (const code of ['def_pass', 'email_password', 'crypto_asymmetric_private_key'])
      expect(values).not.toHaveProperty(code);
    expect(JSON.stringify(values)).not.toContain(DEMO_PASSWORD);
  });

  it('changes what is sent and nothing else; an unknown one changes nothing (20701)', async () => {
    const before = await settings();
    await updateSettings({ content_second_reviewer: '0' });
    expect(lastLine()).toBe(`POST ${base}/updateOptions`);
    expect(await lastBody()).toEqual({ content_second_reviewer: '0' });
    expect(await settings()).toEqual({ ...before, content_second_reviewer: '0' });
    expect(await codeOf(updateSettings({ content_second_reviewer: '1', none: '1' }))).toBe(20701);
    expect(await settings()).toMatchObject({ content_second_reviewer: '0' });
  });

  it('the default password and role are used for other users', async () => {
    await updateSettings({ def_pass: 'Bb123456.', def_role: 'editor' });
    expect(system().options.find(({ optionCode }) => optionCode === 'def_pass')?.optionValue).toBe(
      'Bb123456.',
    );
    const token = await signIn('system');
    const user = { username: 'sample_new', realName: '示例', password: 'Aa123456.' };
    const { json } = await call<{ id: string }>('POST', '/api/v1/system/user/insert', { token, body: user });
    const roles = `/api/v1/system/user/roles/getRoles?userId=${json.data.id}`;
    expect((await call('GET', roles, { token })).json.data).toMatchObject({ roleIds: ['2'], defRoleId: '2' });
  });
});

describe('options/createCrypto', () => {
  it('makes a key pair that is not saved', async () => {
    const before = await settings();
    const { publicKey, privateKey } = await createKeyPair('RSA');
    expect(lastLine()).toBe(`POST ${base}/createCrypto?type=RSA`);
    expect(publicKey).toMatch(/^MIGf/);
    expect(privateKey.length).toBeGreaterThan(publicKey.length);
    expect(await settings()).toEqual(before);
  });

  it('is refused an unknown type (-1)', async () => expect(await codeOf(createKeyPair('none'))).toBe(-1));
});

describe('tools/email/testSend', () => {
  const mail = { to: 'sample@example.com', subject: '示例', content: '示例' };

  it('sends', async () => {
    await sendTestMail(mail);
    expect(lastLine()).toBe('POST /rcep-boot/api/v1/tools/email/testSend');
    expect(system().mails).toEqual([mail]);
  });

  it.each([
    [90401, { to: '' }],
    [90402, { subject: '' }],
    [90403, { content: '' }],
  ])('is refused an empty field (%s)', async (code, wrong) => {
    expect(await codeOf(sendTestMail({ ...mail, ...wrong }))).toBe(code);
  });

  it('is refused while mail is not set up (90400)', async () => {
    await updateSettings({ email_smtp: '' });
    expect(await codeOf(sendTestMail(mail))).toBe(90400);
  });
});

it.each([
  ['GET', 'system/options/findPage'],
  ['GET', 'system/options/get?id=300'],
  ['POST', 'system/options/insert'],
  ['POST', 'system/options/update'],
  ['POST', 'system/options/del?id=300'],
  ['POST', 'system/options/delAll?ids=300'],
  ['POST', 'system/options/updateOptions'],
  ['POST', 'system/options/createCrypto?type=RSA'],
  ['POST', 'tools/email/testSend'],
] as const)('%s %s needs its authority (100210)', async (method, path) => {
  const token = await signIn('admin');
  const body = method === 'POST' ? {} : undefined;
  expect((await call(method, `/api/v1/${path}`, { token, body })).json.code).toBe(100210);
});
