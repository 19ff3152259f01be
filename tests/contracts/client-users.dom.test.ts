import { beforeEach, describe, expect, it } from 'vitest';
import { getOrg, orgTreeQuery } from '@/features/organisations/organisations-api';
import { orgIdGroup } from '@/features/organisations/organisations';
import { getUserRoles, setUserRoles } from '@/features/users/user-roles-api';
import {
  deleteUser,
  deleteUsers,
  enableUser,
  getUser,
  insertUser,
  resetUserPassword,
  setUserPassword,
  updateUser,
  userPageQuery,
} from '@/features/users/users-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { dropPublicKey } from '@/shared/crypto/public-key';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { TEST_PRIVATE_KEY } from '../support/crypto-vectors';
import { recordedPorts } from '../support/recorded-ports';
import { rsaDecrypt } from '../support/rsa-decrypt';
import { signIn } from '../support/system-client';

const server = answerFromMocks();

interface Sent {
  line: string;
  token: string | null;
  body: unknown;
}

const base = '/rcep-boot/api/v1/system/user';
let sent: Sent[] = [];
let token = '';
let seen: ReturnType<typeof recordedPorts>['seen'];

beforeEach(async () => {
  token = await signIn('admin');
  const recorded = recordedPorts({ token });
  seen = recorded.seen;
  connectApi(recorded.ports);
  dropPublicKey();
  sent = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void record(request.clone()));
});

async function record(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/public-key')) return;
  const one: Sent = {
    line: `${request.method} ${pathname}${search}`,
    token: request.headers.get('T-Authorization'),
    body: null,
  };
  sent.push(one);
  const text = await request.text();
  one.body = text === '' ? null : (JSON.parse(text) as unknown);
}

/** The payload of a call that travels encrypted, and nothing but `encryptData` beside it. */
function decrypted(call: Sent | undefined): unknown {
  const body = call?.body as { encryptData: string };
  expect(Object.keys(body)).toEqual(['encryptData']);
  return JSON.parse(rsaDecrypt(body.encryptData, TEST_PRIVATE_KEY)) as unknown;
}

const read = (filter: Partial<Parameters<typeof userPageQuery>[0]> = {}) =>
  userPageQuery({ pageNo: 1, pageSize: 10, orgIdGroup: 'org_all', ...filter }).queryFn({
    signal: new AbortController().signal,
  });

const code = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

const fresh = {
  username: 'newbie',
  realName: '新员工',
  password: 'Aa123456.',
  no: 'N1',
  mobile: '13900000002',
  email: 'newbie@example.com',
  avatar: null,
  remark: '示例',
  sign: null,
};

describe('user/findPage', () => {
  it('asks for the group, the page and the filters, with the token', async () => {
    const page = await read({ pageSize: 5, username_EQ: 'editor', no_EQ: '', realName_LIKE: '编辑' });
    expect(sent).toEqual([
      {
        line: `GET ${base}/findPage?orgIdGroup=org_all&pageNo=1&pageSize=5&realName_LIKE=${encodeURIComponent('编辑')}&username_EQ=editor`,
        token,
        body: null,
      },
    ]);
    expect(page.total).toBe(1);
    expect(page.rows[0]).toMatchObject({
      username: 'editor',
      roleNames: '内容编辑',
      enable: '1',
      version: 0,
    });
  });

  it('takes the group of an organisation from the tree', async () => {
    const tree = await orgTreeQuery.queryFn({ signal: new AbortController().signal });
    expect(sent[0]?.line).toBe('GET /rcep-boot/api/v1/system/org/findTreeByDefWithUserToLike');
    expect(tree.map(orgIdGroup)).toEqual(['org_all', 'org_null', '0,1']);
    const content = tree[2]?.children?.find(({ orgName }) => orgName === '内容部');
    const page = await read({ orgIdGroup: content === undefined ? '' : orgIdGroup(content) });
    expect(page.rows.map(({ username }) => username).toSorted()).toEqual(['editor', 'staff03', 'staff04']);
    expect(await getOrg('3')).toMatchObject({ orgName: '内容部', parentIds: '0,1' });
    expect(sent.at(-1)?.line).toBe('GET /rcep-boot/api/v1/system/org/get?id=3');
    expect(await getOrg('none')).toBeNull();
  });
});

describe('user/get, insert, update', () => {
  it('adds a user, reads and changes them; the version that was read goes with the change', async () => {
    await insertUser(fresh);
    expect(sent[0]).toEqual({ line: `POST ${base}/insert`, token, body: fresh });
    const [row] = (await read({ username_EQ: 'newbie' })).rows;
    const user = await getUser(row?.id ?? '');
    expect(sent.at(-1)?.line).toBe(`GET ${base}/get?id=${row?.id}`);
    expect(user).toMatchObject({ username: 'newbie', email: 'newbie@example.com', version: 0 });
    const { password, ...changed } = { ...fresh, id: row?.id ?? '', version: 0, realName: '改名' };
    await updateUser(changed);
    expect(sent.at(-1)).toMatchObject({ line: `POST ${base}/update`, body: changed });
    expect(await getUser(changed.id)).toMatchObject({ realName: '改名', version: 1, remark: '示例' });
    expect(password).toBe(fresh.password);
    expect(await code(updateUser(changed))).toBe(10100);
  });

  it.each([
    ['a user name that is taken', { username: 'editor' }, 20300],
    ['a number that is taken', { no: 'S0003' }, 20306],
    ['a password that is too weak', { password: 'Aa123456' }, 9821],
  ])('is refused %s, in words of the server that nobody else shows', async (_case, wrong, expected) => {
    expect(await code(insertUser({ ...fresh, ...wrong }))).toBe(expected);
    expect(seen).toMatchObject({ messages: [], questions: [] });
  });
});

describe('calls that travel encrypted (contract §2.3)', () => {
  it('del and delAll', async () => {
    await deleteUser('18');
    await deleteUsers(['16', '17']);
    expect(sent.map(({ line }) => line)).toEqual([`POST ${base}/del`, `POST ${base}/delAll`]);
    expect(sent.map(decrypted)).toEqual([{ id: '18' }, { ids: '16,17' }]);
    expect((await read()).total).toBe(13);
  });

  it('enableAccount', async () => {
    await enableUser('5', false);
    expect(sent[0]?.line).toBe(`POST ${base}/enableAccount`);
    expect(decrypted(sent[0])).toEqual({ userId: '5', enabled: '0' });
    expect(await getUser('5')).toMatchObject({ enable: '0' });
    await enableUser('5', true);
    expect(await getUser('5')).toMatchObject({ enable: '1' });
  });

  it('updatePasswordById and resetPasswordById', async () => {
    await setUserPassword('4', 'Bb654321!');
    await resetUserPassword('3');
    expect(sent.map(({ line }) => line)).toEqual([
      `POST ${base}/updatePasswordById`,
      `POST ${base}/resetPasswordById`,
    ]);
    expect(sent.map(decrypted)).toEqual([{ userId: '4', newPassword: 'Bb654321!' }, { userId: '3' }]);
    expect(await code(setUserPassword('4', 'weak'))).toBe(9821);
  });

  it.each([
    ['"20312 不可操作自身"', '2', 20312],
    ['"20313 不可操作超管账号"', '1', 20313],
  ])('%s: neither deleted nor disabled', async (_words, id, expected) => {
    expect(await code(deleteUser(id))).toBe(expected);
    expect(await code(deleteUsers(['5', id]))).toBe(expected);
    expect(await code(enableUser(id, false))).toBe(expected);
    expect(seen.messages).toEqual([]);
  });
});

describe('user/roles', () => {
  it('getRoles and setRoles', async () => {
    expect(await getUserRoles('4')).toEqual({ userId: '4', roleIds: ['3'], defRoleId: '3' });
    const roles = { userId: '4', roleIds: ['2', '3'], defRoleId: '2' };
    await setUserRoles(roles);
    expect(sent).toEqual([
      { line: `GET ${base}/roles/getRoles?userId=4`, token, body: null },
      { line: `POST ${base}/roles/setRoles`, token, body: roles },
    ]);
    expect(await getUserRoles('4')).toEqual(roles);
  });

  it('"请设置默认角色" (20304) where roles have no default; none at all is taken', async () => {
    expect(await code(setUserRoles({ userId: '4', roleIds: ['2'], defRoleId: null }))).toBe(20304);
    await setUserRoles({ userId: '4', roleIds: [], defRoleId: null });
    expect(await getUserRoles('4')).toEqual({ userId: '4', roleIds: [], defRoleId: null });
  });
});
