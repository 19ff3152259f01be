import { File as ServerFile } from 'node:buffer';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAvatar } from '@/features/profile/change-avatar';
import { getOwnOrgIds } from '@/features/organisations/organisations-api';
import { loadOwnOrganisations } from '@/features/organisations/own-organisations';
import {
  getProfile,
  updateAvatar,
  updateEmail,
  updateMobile,
  updatePassword,
  updatePasswordByForget,
  updateSelf,
  upload,
} from '@/features/profile/profile-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { dropPublicKey } from '@/shared/crypto/public-key';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { issueCertificate } from '../../mocks/handlers/system/accounts/verification-codes';
import { rsaDecrypt } from '../../mocks/crypto/rsa-decrypt';
import { issueToken } from '../../mocks/tokens';
import { useApiServer } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';

const server = useApiServer();
const USER = '/rcep-boot/api/v1/system/user';

interface Sent {
  method: string;
  path: string;
  token: string | null;
  type: string;
  body: unknown;
}

let token: string;
let sent: Sent[];
let seen: ReturnType<typeof recordedPorts>['seen'];

beforeEach(() => {
  systemControls.reset();
  dropPublicKey();
  token = issueToken({ uid: '3', username: 'editor' }).accessToken;
  const recorded = recordedPorts({ token });
  seen = recorded.seen;
  connectApi(recorded.ports);
  sent = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void record(request.clone()));
});

async function record(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/public-key')) return;
  const type = request.headers.get('Content-Type') ?? '';
  const carried = request.headers.get('T-Authorization');
  const entry: Sent = { method: request.method, path: pathname + search, token: carried, type, body: null };
  sent.push(entry);
  if (type.startsWith('application/json')) entry.body = await request.json();
}

const editor = () => system().users.find(({ username }) => username === 'editor')!;
const opened = (body: unknown): unknown =>
  JSON.parse(rsaDecrypt((body as { encryptData: string }).encryptData, system().key));

/** Answers one call with a code, as the back end does. */
const refuse = (path: string, code: number, msg = 'x') =>
  server.use(http.post(`${USER}/${path}`, () => HttpResponse.json({ code, msg })));

/** A code sent to an address that belongs to nobody yet. */
function codeFor(address: string): string {
  system().codes.set(`${address}:1`, { code: '424242', sentAt: system().now() });
  return '424242';
}

describe('GET user/getInfo', () => {
  it('sends the token and gives the whole record, masked, with fields it does not know', async () => {
    const profile = await getProfile();
    expect(sent).toMatchObject([{ method: 'GET', path: `${USER}/getInfo`, token, body: null }]);
    expect(profile).toMatchObject({
      id: '3',
      username: 'editor',
      mobile: '138****0003',
      email: 'e*****@example.com',
      sign: null,
      passwordLevel: '3',
      version: 0,
      dataScope: expect.any(String) as string,
    });
  });

  it('takes a record without the fields that a login answer would leave out', async () => {
    server.use(
      http.get(`${USER}/getInfo`, () =>
        HttpResponse.json({ code: 0, data: { id: '3', username: 'editor', realName: 'x' } }),
      ),
    );
    expect(await getProfile()).toEqual({ id: '3', username: 'editor', realName: 'x' });
  });
});

describe('GET user/getOrg: data is an array, without names', () => {
  it('names come from org/get, one call for each organisation on the way', async () => {
    expect(await getOwnOrgIds()).toEqual([{ orgId: '4', orgIds: '0,1,3,4', izDef: '1' }]);
    sent.length = 0;
    expect(await loadOwnOrganisations()).toEqual([['示例服务中心', '内容部', '编辑岗']]);
    expect(sent.map(({ path }) => path)).toEqual([
      `${USER}/getOrg`,
      '/rcep-boot/api/v1/system/org/get?id=1',
      '/rcep-boot/api/v1/system/org/get?id=3',
      '/rcep-boot/api/v1/system/org/get?id=4',
    ]);
  });

  it.each([{ data: [] }, { data: null }, {}])('a user of no organisation: %j', async (answer) => {
    server.use(http.get(`${USER}/getOrg`, () => HttpResponse.json({ code: 0, ...answer })));
    expect(await loadOwnOrganisations()).toEqual([]);
  });

  it('an organisation that is gone is left out', async () => {
    system().orgs = system().orgs.filter(({ id }) => id !== '3');
    expect(await loadOwnOrganisations()).toEqual([['示例服务中心', '编辑岗']]);
  });
});

describe('POST user/updateSelf "with the whole info object"', () => {
  it('sends every field that came, plain JSON', async () => {
    const profile = await getProfile();
    await updateSelf({ ...profile, realName: '新名字', sign: '你好' });
    expect(sent[1]).toMatchObject({
      method: 'POST',
      path: `${USER}/updateSelf`,
      token,
      type: 'application/json;charset=UTF-8',
      body: { ...profile, realName: '新名字', sign: '你好' },
    });
    expect(editor()).toMatchObject({ realName: '新名字', sign: '你好', version: 1 });
  });

  it('"id must equal self else 20311"', async () => {
    const profile = await getProfile();
    await expect(updateSelf({ ...profile, id: '1' })).rejects.toMatchObject({ code: 20311 });
  });

  it('10100 when somebody saved in between: rejected, the page asks', async () => {
    const profile = await getProfile();
    await updateSelf(profile);
    await expect(updateSelf(profile)).rejects.toMatchObject({ code: 10100 });
    expect(seen).toMatchObject({ questions: [], messages: [] });
  });
});

describe('the picture: POST tools/oss/upload, then user/updateAvatar', () => {
  // jsdom's FormData travels as Node's, whose files the mock back end would not know as files of jsdom.
  beforeEach(() => {
    vi.stubGlobal('File', ServerFile);
    return () => vi.unstubAllGlobals();
  });

  it('multipart `file` -> `data.fileStoragePath` -> `{"imgUrl"}`', async () => {
    const bytes = new Uint8Array([255, 216, 255]);
    const address = await changeAvatar(new Blob([bytes], { type: 'image/jpeg' }));
    expect(sent).toMatchObject([
      { method: 'POST', path: '/rcep-boot/api/v1/tools/oss/upload', token },
      { method: 'POST', path: `${USER}/updateAvatar`, token, body: { imgUrl: address } },
    ]);
    expect(sent[0]?.type).toMatch(/^multipart\/form-data; ?boundary=/);
    const [stored] = [...system().files.values()];
    expect(stored).toMatchObject({ type: 'image/jpeg', size: bytes.length });
    expect(editor().avatar).toBe(address);
  });

  it('an address that is none is refused with 9818', async () => {
    await expect(updateAvatar('no address')).rejects.toMatchObject({ code: 9818 });
  });

  it('a failed upload changes no picture', async () => {
    server.use(
      http.post('/rcep-boot/api/v1/tools/oss/upload', () =>
        HttpResponse.json({ code: -1, msg: '文件大小超出限制' }),
      ),
    );
    await expect(upload(new Blob(['x']), 'x.jpg')).rejects.toMatchObject({ code: -1 });
    await expect(changeAvatar(new Blob(['x']))).rejects.toMatchObject({ code: -1 });
    expect(editor().avatar).toBeNull();
  });
});

describe('POST user/updatePassword, encrypted', () => {
  const body = { oldPassword: 'Aa123456.', newPassword: 'Bb123456.', verifyPassword: 'Bb123456.' };

  it('sends {oldPassword,newPassword,verifyPassword} as encryptData only', async () => {
    await updatePassword(body);
    expect(sent).toMatchObject([{ method: 'POST', path: `${USER}/updatePassword`, token }]);
    expect(Object.keys(sent[0]?.body as object)).toEqual(['encryptData']);
    expect(opened(sent[0]?.body)).toEqual(body);
    expect(editor().password).toBe('Bb123456.');
  });

  it('20301 旧密码不正确, 20302 旧密码不可以等于新密码, 9821 not safe', async () => {
    await expect(updatePassword({ ...body, oldPassword: 'no' })).rejects.toMatchObject({ code: 20301 });
    await expect(updatePassword({ ...body, newPassword: 'Aa123456.' })).rejects.toMatchObject({
      code: 20302,
    });
    await expect(updatePassword({ ...body, newPassword: 'Bb123456' })).rejects.toMatchObject({ code: 9821 });
    expect(seen.messages).toEqual([]);
  });

  it('10703: a new key is fetched and the call repeated once', async () => {
    await getProfile();
    await updatePassword(body);
    systemControls.rotateKey();
    await updatePassword({ oldPassword: 'Bb123456.', newPassword: 'Cc123456.', verifyPassword: 'Cc123456.' });
    expect(editor().password).toBe('Cc123456.');
  });
});

describe('POST user/updatePasswordByForget, encrypted', () => {
  it('sends {newPassword,verifyPassword,certificate}; the certificate is good once', async () => {
    const body = { newPassword: 'Bb123456.', verifyPassword: 'Bb123456.', certificate: issueCertificate() };
    await updatePasswordByForget(body);
    expect(sent).toMatchObject([{ method: 'POST', path: `${USER}/updatePasswordByForget`, token }]);
    expect(opened(sent[0]?.body)).toEqual(body);
    expect(editor().password).toBe('Bb123456.');
    await expect(updatePasswordByForget(body)).rejects.toMatchObject({ code: 12097 });
  });

  it('12097 for one older than ten minutes', async () => {
    const certificate = issueCertificate();
    systemControls.advance(10 * 60_000);
    await expect(
      updatePasswordByForget({ newPassword: 'x', verifyPassword: 'x', certificate }),
    ).rejects.toMatchObject({ code: 12097, serverMessage: '凭证验证失败，请刷新重试' });
  });
});

const addresses = [
  {
    name: 'updateEmail',
    change: (address: string, rest: { verificationCode: string; certificate: string }) =>
      updateEmail({ email: address, ...rest }),
    field: 'email',
    own: 'editor@example.com',
    taken: 'admin@example.com',
    free: 'new@example.com',
    same: 20317,
    used: 20320,
    malformed: 9812,
  },
  {
    name: 'updateMobile',
    change: (address: string, rest: { verificationCode: string; certificate: string }) =>
      updateMobile({ mobile: address, ...rest }),
    field: 'mobile',
    own: '13800000003',
    taken: '13800000002',
    free: '13900000003',
    same: 20318,
    used: 20319,
    malformed: 9813,
  },
] as const;

describe.each(addresses)('POST user/$name, encrypted', (row) => {
  const change = (address: string, verificationCode: string, certificate = issueCertificate()) =>
    row.change(address, { verificationCode, certificate });

  it('sends the address, its code and the certificate', async () => {
    const certificate = issueCertificate();
    await change(row.free, codeFor(row.free), certificate);
    expect(sent).toMatchObject([{ method: 'POST', path: `${USER}/${row.name}`, token }]);
    expect(opened(sent[0]?.body)).toEqual({
      [row.field]: row.free,
      verificationCode: '424242',
      certificate,
    });
    expect(editor()[row.field]).toBe(row.free);
  });

  it(`${row.same} for one's own address, ${row.used} for another user's, ${row.malformed} for none`, async () => {
    await expect(change(row.own, codeFor(row.own))).rejects.toMatchObject({ code: row.same });
    await expect(change(row.taken, codeFor(row.taken))).rejects.toMatchObject({ code: row.used });
    await expect(change('nothing', '1')).rejects.toMatchObject({ code: row.malformed });
  });

  it('12201 expired code, 12100 wrong code, 12097 bad certificate', async () => {
    await expect(change(row.free, '424242')).rejects.toMatchObject({ code: 12201 });
    codeFor(row.free);
    await expect(change(row.free, '000000')).rejects.toMatchObject({ code: 12100 });
    await expect(change(row.free, '424242', 'used')).rejects.toMatchObject({ code: 12097 });
    expect(seen.messages).toEqual([]);
  });

  it('a wrong code uses the certificate up, one refused before it does not', async () => {
    const certificate = issueCertificate();
    codeFor(row.free);
    await expect(change(row.own, '424242', certificate)).rejects.toMatchObject({ code: row.same });
    await expect(change(row.free, '000000', certificate)).rejects.toMatchObject({ code: 12100 });
    await expect(change(row.free, '424242', certificate)).rejects.toMatchObject({ code: 12097 });
  });
});

describe('what every call here does about errors', () => {
  it('is quiet about refusals, while the end of the session has its effects', async () => {
    refuse('updateAvatar', -1);
    await expect(updateAvatar('https://example.com/x.jpg')).rejects.toMatchObject({ code: -1 });
    expect(seen).toMatchObject({ messages: [], resets: [] });
    refuse('updateAvatar', 402, '登录已失效');
    await expect(updateAvatar('https://example.com/x.jpg')).rejects.toMatchObject({ code: 402 });
    expect(seen).toMatchObject({
      messages: [{ serverMessage: '登录已失效' }],
      resets: [{ reload: true, to: null }],
    });
  });

  it('a cancelled call is cancelled', async () => {
    const leaving = new AbortController();
    leaving.abort();
    await expect(getProfile(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
