import { describe, expect, it } from 'vitest';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, encrypted, login, signIn } from '../support/system-client';

answerFromMocks();

interface Info {
  id: string;
  roles: string[];
  perms: string[];
  version: number;
}

const base = '/api/v1/system/user';
const editor = () => system().users.find(({ username }) => username === 'editor')!;

async function self(path: string, payload: object) {
  return (
    await call('POST', `${base}/${path}`, { token: await signIn('editor'), body: await encrypted(payload) })
  ).json;
}

async function certificate(): Promise<string> {
  const token = await signIn('editor');
  await call('POST', '/api/v1/operation/auth/mobile/create-code/1', { token });
  const code = systemControls.codeFor('13800000003')!;
  return (await call<string>('POST', `/api/v1/operation/auth/mobile/check-code/1/${code}`, { token })).json
    .data;
}

async function codeTo(channel: string, address: string): Promise<string> {
  await call('POST', `/api/v1/common/${channel}/create-code`, {
    body: await encrypted({ [channel]: address, type: '1' }),
  });
  return systemControls.codeFor(address)!;
}

describe('GET /api/v1/system/user/getInfo: token in header', () => {
  it('answers name, avatar, roles and perms, numbers masked, nulls sent, no password', async () => {
    const { json } = await call<Info>('GET', `${base}/getInfo`, { token: await signIn('admin') });
    expect(json.data).toMatchObject({
      id: '2',
      username: 'admin',
      realName: '示例管理员',
      avatar: null,
      mobile: '138****0002',
      email: 'a****@example.com',
      roles: ['admin'],
      izSuperAdmin: false,
      passwordLevel: '3',
      enableSwitchTenant: '0',
      switchTenantId: null,
      switchTenantUserId: null,
      dataScope: '3',
      version: 0,
      createBy: '1',
      updateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(json.data.perms).toContain('system_user_select');
    expect(json.data).not.toHaveProperty('password');
  });

  it('gives the super admin every authority and no role', async () => {
    const { json } = await call<Info>('GET', `${base}/getInfo`, { token: await signIn('system') });
    expect(json.data).toMatchObject({ roles: [], izSuperAdmin: true });
    expect(json.data.perms).toHaveLength(system().menus.filter(({ type }) => type === '2').length);
  });
});

describe('GET /api/v1/system/user/getOrg: token in header', () => {
  it('answers an array with the path of each organisation', async () => {
    const { json } = await call('GET', `${base}/getOrg`, { token: await signIn('editor') });
    expect(json.data).toEqual([
      { id: expect.any(String), userId: '3', orgId: '4', orgIds: '0,1,3,4', izDef: '1' },
    ]);
    expect((await call('GET', `${base}/getOrg`)).json.code).toBe(401);
  });
});

describe('Personal centre: POST user/updateSelf and user/updateAvatar', () => {
  it('writes name and sign of oneself only', async () => {
    const token = await signIn('editor');
    const info = (await call<Info>('GET', `${base}/getInfo`, { token })).json.data;
    const body = { ...info, realName: '新名字', sign: '<script>alert(1)</script>你好' };
    expect((await call('POST', `${base}/updateSelf`, { token, body })).json).toMatchObject({
      code: 0,
      msg: '修改用户信息成功',
      data: null,
    });
    expect(editor()).toMatchObject({
      realName: '新名字',
      sign: 'alert(1)你好',
      mobile: '13800000003',
      version: 1,
    });
    expect((await call('POST', `${base}/updateSelf`, { token, body })).json).toMatchObject({
      code: 10100,
      msg: '更新数据失败，是否刷新页面重试？',
    });
    expect((await call('POST', `${base}/updateSelf`, { token, body: { ...body, id: '1' } })).json.code).toBe(
      20311,
    );
    expect(
      (await call('POST', `${base}/updateSelf`, { token, body: { ...body, realName: '' } })).json.code,
    ).toBe(9800);
    expect(
      (await call('POST', `${base}/updateSelf`, { token, body: { ...body, realName: 'a b' } })).json.code,
    ).toBe(9816);
  });

  it('uploads a picture as multipart `file` and keeps its address', async () => {
    const token = await signIn('editor');
    const body = new FormData();
    body.set('file', new File([new Uint8Array([255, 216, 255])], 'face.jpg', { type: 'image/jpeg' }));
    const { json } = await call<{ fileStoragePath: string }>('POST', '/api/v1/tools/oss/upload', {
      token,
      body,
    });
    expect(json.data).toMatchObject({ size: 3, name: 'face', nameAndSuffix: 'face.jpg', suffix: 'jpg' });
    const stored = await fetch(json.data.fileStoragePath);
    expect(stored.headers.get('Content-Type')).toBe('image/jpeg');
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(new Uint8Array([255, 216, 255]));
    expect(
      (await call('POST', `${base}/updateAvatar`, { token, body: { imgUrl: 'no address' } })).json.code,
    ).toBe(9818);
    expect(
      (await call('POST', `${base}/updateAvatar`, { token, body: { imgUrl: json.data.fileStoragePath } }))
        .json.code,
    ).toBe(0);
    expect(editor().avatar).toBe(json.data.fileStoragePath);
  });
});

describe('Personal centre: POST user/updatePassword', () => {
  it('wants the old password (20301), another new one (20302), and a strong one (9821)', async () => {
    expect((await self('updatePassword', { oldPassword: 'wrong', newPassword: 'Bb123456.' })).code).toBe(
      20301,
    );
    expect((await self('updatePassword', { oldPassword: 'Aa123456.', newPassword: 'Aa123456.' })).code).toBe(
      20302,
    );
    expect((await self('updatePassword', { oldPassword: 'Aa123456.', newPassword: 'Bb123456' })).code).toBe(
      9821,
    );
    expect((await self('updatePassword', { oldPassword: 'Aa123456.', newPassword: 'Bb123456.' })).code).toBe(
      0,
    );
    expect((await login('editor', 'Bb123456.')).json.code).toBe(0);
  });

  it('takes the encrypted form only (10703)', async () => {
    const body = { oldPassword: 'Aa123456.', newPassword: 'Bb123456.' };
    expect(
      (await call('POST', `${base}/updatePassword`, { token: await signIn('editor'), body })).json.code,
    ).toBe(10703);
  });
});

describe('Personal centre: changes behind an identity check with certificate', () => {
  it('updatePasswordByForget: the certificate works once and for ten minutes (12097)', async () => {
    const available = await certificate();
    expect(
      (await self('updatePasswordByForget', { newPassword: 'Bb123456.', certificate: available })).code,
    ).toBe(0);
    expect((await login('editor', 'Bb123456.')).json.code).toBe(0);
    system().users.find(({ username }) => username === 'editor')!.password = 'Aa123456.';
    expect(
      (await self('updatePasswordByForget', { newPassword: 'Cc123456.', certificate: available })).code,
    ).toBe(12097);
    systemControls.advance(60_000);
    const late = await certificate();
    systemControls.advance(600_000);
    expect((await self('updatePasswordByForget', { newPassword: 'Cc123456.', certificate: late })).code).toBe(
      12097,
    );
  });

  it('updateEmail: new address, own code; same (20317), no certificate (12097), wrong code (12100), taken (20320)', async () => {
    const email = 'fresh@example.com';
    expect(
      (await self('updateEmail', { email: 'editor@example.com', verificationCode: '1', certificate: 'x' }))
        .code,
    ).toBe(20317);
    expect((await self('updateEmail', { email, verificationCode: '1', certificate: 'x' })).code).toBe(12097);
    const code = await codeTo('email', email);
    expect(
      (await self('updateEmail', { email, verificationCode: '000000', certificate: await certificate() }))
        .code,
    ).toBe(12100);
    systemControls.advance(31_000);
    expect(
      (await self('updateEmail', { email, verificationCode: code, certificate: await certificate() })).code,
    ).toBe(0);
    expect(editor().email).toBe(email);
    systemControls.advance(31_000);
    const taken = {
      email: 'viewer@example.com',
      verificationCode: await codeTo('email', 'viewer@example.com'),
      certificate: await certificate(),
    };
    expect((await self('updateEmail', taken)).code).toBe(20320);
  });

  it('updateMobile: same (20318), malformed (9813), taken (20319), then written', async () => {
    expect(
      (await self('updateMobile', { mobile: '13800000003', verificationCode: '1', certificate: 'x' })).code,
    ).toBe(20318);
    expect(
      (await self('updateMobile', { mobile: '123', verificationCode: '1', certificate: 'x' })).code,
    ).toBe(9813);
    const taken = {
      mobile: '13800000004',
      verificationCode: await codeTo('mobile', '13800000004'),
      certificate: await certificate(),
    };
    expect((await self('updateMobile', taken)).code).toBe(20319);
    systemControls.advance(31_000);
    const free = {
      mobile: '13900000009',
      verificationCode: await codeTo('mobile', '13900000009'),
      certificate: await certificate(),
    };
    expect((await self('updateMobile', free)).code).toBe(0);
    expect(editor().mobile).toBe('13900000009');
  });
});
