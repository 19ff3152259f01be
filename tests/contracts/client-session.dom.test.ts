import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { onSignedIn } from '@/features/session/sign-in/signed-in';
import type { SignedIn } from '@/features/session/sign-in/signed-in';
import { register, failedAttemptCount } from '@/features/session/session-api';
import { clearSession, useSession } from '@/features/session/session-store';
import { signIn, signInByCode, TokenMissingError } from '@/features/session/sign-in/sign-in';
import { signOut } from '@/features/session/sign-out';
import { loadUser, refreshPermissions, UserInfoError } from '@/features/session/user-info';
import { loadUserBehind } from '@/features/session/visitor-session';
import { isCancelled } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { config } from '@/shared/config/config';
import { ownedKey } from '@/shared/storage/owner';
import { writeDraft } from '@/shared/storage/draft';
import { systemControls } from '../../mocks/handlers/system/controls';
import { issueToken, readToken } from '../../mocks/tokens';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { gate } from '../support/gate';
import { DES_VECTORS, TEST_PRIVATE_KEY } from '../support/crypto-vectors';
import { recordedPorts } from '../support/recorded-ports';
import { rsaDecrypt } from '../support/rsa-decrypt';

const server = useApiServer();

interface Sent {
  method: string;
  path: string;
  token: string | null;
  body: string;
}

let sent: Sent[] = [];
let seen: ReturnType<typeof recordedPorts>['seen'];

/** Ports over the session itself, as the application wires them. */
function connect() {
  const recorded = recordedPorts();
  seen = recorded.seen;
  connectApi({
    ...recorded.ports,
    getToken: () => useSession.getState().accessToken,
    resetSession: (after) => {
      recorded.ports.resetSession(after);
      clearSession();
    },
  });
}

beforeEach(() => {
  sent = [];
  clearSession();
  connect();
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    const copy = request.clone();
    const { pathname, search } = new URL(copy.url);
    const record = {
      method: copy.method,
      path: pathname + search,
      token: copy.headers.get('T-Authorization'),
      body: '',
    };
    sent.push(record);
    void copy.text().then((body) => (record.body = body));
  });
});

const CREDENTIALS = { principal: 'editor', password: 'Aa123456.', verificationCode: '', uuid: '' };
const INFO = '*/rcep-boot/api/v1/system/user/getInfo';

const to = (path: string) => sent.filter((each) => each.path === path);
const decrypted = ({ body }: Sent) =>
  JSON.parse(
    rsaDecrypt((JSON.parse(body) as { encryptData: string }).encryptData, TEST_PRIVATE_KEY),
  ) as unknown;
const rejection = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call was not rejected'),
    (error: unknown) => error,
  );
const answerLogins = (body: object) =>
  server.use(http.post('*/rcep-boot/system/login', () => HttpResponse.json(body)));
/** As a build with `VITE_ENCRYPTION=false`; returns how to end it. */
function withoutEncryption(): () => void {
  const settings: { encryption: boolean } = config;
  settings.encryption = false;
  return () => {
    settings.encryption = true;
  };
}
const answerInfo = (data: unknown) =>
  server.use(http.get(INFO, () => HttpResponse.json({ code: 0, msg: '请求成功', data })));

async function signedIn(username = 'editor'): Promise<string> {
  await signIn({ ...CREDENTIALS, principal: username });
  return useSession.getState().accessToken ?? expect.unreachable('no token');
}

describe('POST /system/login: body {encryptData}', () => {
  it('sends the credentials encrypted and stores the token of the decrypted answer', async () => {
    await signIn({ ...CREDENTIALS, verificationCode: 'ABCD', uuid: 'u'.repeat(32) });
    const [login] = to('/rcep-boot/system/login');
    expect(login).toMatchObject({ method: 'POST', token: null });
    expect(Object.keys(JSON.parse(login?.body ?? '{}') as object)).toEqual(['encryptData']);
    expect(decrypted(login ?? expect.unreachable())).toEqual({
      principal: 'editor',
      password: 'Aa123456.',
      verificationCode: 'ABCD',
      uuid: 'u'.repeat(32),
      loginFrom: '0',
    });
    const { accessToken, expiresAtTs, isLoaded } = useSession.getState();
    expect(readToken(accessToken ?? '')).toMatchObject({ username: 'editor' });
    expect(localStorage.getItem('opsli-token')).toBe(accessToken);
    expect(expiresAtTs).toBeGreaterThan(Date.now());
    expect(JSON.stringify(localStorage)).not.toContain(String(expiresAtTs));
    expect(isLoaded).toBe(false);
  });

  it('opens the published answer', async () => {
    answerLogins({ code: 0, msg: '请求成功', data: DES_VECTORS[2].base64 });
    await signIn(CREDENTIALS);
    expect(useSession.getState()).toMatchObject(JSON.parse(DES_VECTORS[2].plaintext) as object);
  });

  it.each([
    ['no data', {}],
    ['null', { data: null }],
    ['an object without the token', { data: { expiresAtTs: 1 } }],
    ['an empty token', { data: { accessToken: '' } }],
    ['an encrypted object without the token', { data: DES_VECTORS[0].base64 }],
  ])(
    '"a response without accessToken shows \'login interface error, token not returned\'": %s, and nothing is stored',
    async (_what, answer) => {
      answerLogins({ code: 0, msg: '请求成功', ...answer });
      const error = await rejection(signIn(CREDENTIALS));
      expect(error).toBeInstanceOf(TokenMissingError);
      expect(error).toMatchObject({ messageKey: 'session.tokenMissing' });
      expect(useSession.getState().accessToken).toBeNull();
      expect(localStorage.getItem('opsli-token')).toBeNull();
    },
  );

  it('is refused quietly: the form says why', async () => {
    expect(await rejection(signIn({ ...CREDENTIALS, password: 'wrong-one' }))).toMatchObject({
      code: 100203,
    });
    expect(seen).toMatchObject({ messages: [], resets: [], questions: [] });
  });

  it('does not fail because of a stale token: it is dropped and the call repeated without it', async () => {
    useSession.setState({ accessToken: 'stale' });
    localStorage.setItem('opsli-token', 'stale');
    await signIn(CREDENTIALS);
    expect(readToken(useSession.getState().accessToken ?? '')).toMatchObject({ username: 'editor' });
    expect(seen.resets).toEqual([{ reload: false, to: null }]);
    expect(seen.messages).toEqual([]);
  });

  it('tries once more with the new key after a rotation (10703)', async () => {
    await signedIn();
    systemControls.rotateKey();
    await signIn({ ...CREDENTIALS, principal: 'viewer' });
    expect(readToken(useSession.getState().accessToken ?? '')).toMatchObject({ username: 'viewer' });
  });

  it('with encryption off, body and answer are plain', async () => {
    const stop = withoutEncryption();
    answerLogins({ code: 0, data: { accessToken: 'jwt', expiresAtTs: 5 } });
    await signIn(CREDENTIALS).finally(stop);
    const [login] = to('/rcep-boot/system/login');
    expect(JSON.parse(login?.body ?? '')).toEqual({ ...CREDENTIALS, loginFrom: '0' });
    expect(useSession.getState()).toMatchObject({ accessToken: 'jwt', expiresAtTs: 5 });
    expect(sent.filter(({ path }) => path.includes('public-key'))).toEqual([]);
  });

  it('a new session has nothing of the one before', async () => {
    await signedIn('system');
    await loadUser();
    await signIn(CREDENTIALS);
    expect(useSession.getState()).toMatchObject({
      userId: '',
      perms: [],
      isSuperAdmin: false,
      isLoaded: false,
    });
  });
});

describe('POST /system/login-by-code: body {encryptData}', () => {
  it('sends address, code and origin encrypted and stores the token', async () => {
    const { createMobileCode } = await import('@/features/verification-codes/verification-codes-api');
    await createMobileCode('13800000003');
    const verificationCode = systemControls.codeFor('13800000003') ?? '';
    await signInByCode({ principal: '13800000003', verificationCode });
    const [login] = to('/rcep-boot/system/login-by-code');
    expect(decrypted(login ?? expect.unreachable())).toEqual({
      principal: '13800000003',
      verificationCode,
      loginFrom: '0',
    });
    expect(localStorage.getItem('opsli-token')).toBe(useSession.getState().accessToken);
  });
});

describe('GET /system/slipCount: query (username)', () => {
  it('gives base and count, to callers with a stale token too', async () => {
    useSession.setState({ accessToken: 'stale' });
    await rejection(signIn({ ...CREDENTIALS, password: 'wrong-one' }));
    expect(await failedAttemptCount('editor')).toEqual({ base: 3, curr: 1 });
    expect(to('/rcep-boot/system/slipCount?username=editor').at(-1)).toMatchObject({ method: 'GET' });
  });

  it('that keeps no count gives null', async () => {
    server.use(http.get('*/rcep-boot/system/slipCount', () => HttpResponse.json({ code: 0 })));
    expect(await failedAttemptCount('editor')).toBeNull();
  });
});

describe('POST /register', () => {
  it('sends name, number, code and password encrypted, like a login', async () => {
    const { createMobileCode } = await import('@/features/verification-codes/verification-codes-api');
    await createMobileCode('13912345678');
    const body = {
      username: 'new_user',
      mobile: '13912345678',
      verificationCode: systemControls.codeFor('13912345678') ?? '',
      password: 'Aa123456',
    };
    await register(body);
    expect(decrypted(to('/rcep-boot/register')[0] ?? expect.unreachable())).toEqual(body);
    expect(await rejection(register(body))).toMatchObject({ code: 20300 });
    expect(seen.messages).toEqual([]);
  });
});

describe('GET /api/v1/system/user/getInfo: token in header', () => {
  it('stores name, avatar, roles and perms', async () => {
    const token = await signedIn();
    await loadUser();
    expect(to('/rcep-boot/api/v1/system/user/getInfo')).toMatchObject([{ method: 'GET', token }]);
    expect(useSession.getState()).toMatchObject({
      accessToken: token,
      userId: '3',
      username: '示例编辑',
      avatar: '',
      roles: ['editor'],
      isSuperAdmin: false,
      isLoaded: true,
    });
    expect(useSession.getState().perms).toContain('system_dict_insert');
    expect(ownedKey('x')).toBe('draft:3:x');
  });

  it.each([[null], [undefined], ['a text'], [7]])(
    '"no data → \'verification failed, please log in again\'": %j',
    async (data) => {
      useSession.setState({ accessToken: 'jwt' });
      answerInfo(data);
      const error = await rejection(loadUser());
      expect(error).toBeInstanceOf(UserInfoError);
      expect(error).toMatchObject({ messageKey: 'session.verificationFailed' });
      expect(useSession.getState().isLoaded).toBe(false);
    },
  );

  it.each([
    [{ realName: 'A', perms: [] }],
    [{ realName: 'A', roles: null }],
    [{ realName: 'A', roles: 'admin' }],
    [{ roles: [] }],
    [{ roles: [], realName: null }],
    [{ roles: [], realName: '' }],
  ])('"missing roles array or missing realName → \'user info interface error\'": %j', async (data) => {
    useSession.setState({ accessToken: 'jwt' });
    answerInfo(data);
    expect(await rejection(loadUser())).toMatchObject({ messageKey: 'session.userInfoAbnormal' });
    expect(useSession.getState()).toMatchObject({ isLoaded: false, username: '' });
  });

  it('needs nothing beyond roles and realName', async () => {
    useSession.setState({ accessToken: 'jwt' });
    answerInfo({ roles: [], realName: 'A', avatar: null, perms: null, izSuperAdmin: null, unknown: 1 });
    await loadUser();
    expect(useSession.getState()).toMatchObject({ username: 'A', avatar: '', perms: [], isLoaded: true });
  });

  it('"the refresh-permissions call needs only a roles array"', async () => {
    useSession.setState({ accessToken: 'jwt', username: 'A', userId: '9', isLoaded: true });
    answerInfo({ roles: ['editor'], perms: ['system_dict_select'] });
    await refreshPermissions();
    expect(useSession.getState()).toMatchObject({
      username: 'A',
      userId: '9',
      roles: ['editor'],
      perms: ['system_dict_select'],
    });
    answerInfo({ realName: 'A' });
    expect(await rejection(refreshPermissions())).toMatchObject({ messageKey: 'session.userInfoAbnormal' });
    expect(useSession.getState().roles).toEqual(['editor']);
  });

  it('an answer that comes after somebody else signed in is not stored', async () => {
    await signedIn();
    const answer = gate();
    server.use(
      http.get(INFO, async () => {
        await answer.opened;
        return undefined;
      }),
    );
    const loading = rejection(loadUser());
    await signIn({ ...CREDENTIALS, principal: 'viewer' });
    answer.open();
    expect(isCancelled(await loading)).toBe(true);
    expect(useSession.getState()).toMatchObject({ username: '', isLoaded: false });
  });

  it("deletes other users' drafts and keeps a visitor's", async () => {
    writeDraft('kept', 'by a visitor');
    localStorage.setItem('rcep:draft:99:dict', '"by another"');
    localStorage.setItem('rcep:draft:3:dict', '"by the editor"');
    await signedIn();
    await loadUser();
    expect(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('rcep:draft'))
        .toSorted(),
    ).toEqual(['rcep:draft:3:dict', 'rcep:draft:visitor:kept']);
  });

  it('402 and 401 have the effects of the catalogue', async () => {
    useSession.setState({ accessToken: 'jwt' });
    setScenario('no-permission');
    await rejection(loadUser());
    expect(seen.resets).toEqual([{ reload: true, to: '/401' }]);
  });
});

describe('"After login a greeting notification"', () => {
  it('comes once the name is known, and not when the page is loaded again', async () => {
    const greeted: SignedIn[] = [];
    const stop = onSignedIn((event) => void greeted.push(event));
    await signedIn();
    expect(greeted).toEqual([]);
    await loadUserBehind();
    expect(greeted).toEqual([{ username: '示例编辑', greetingKey: expect.any(String) }]);
    useSession.setState({ isLoaded: false });
    await loadUserBehind();
    expect(greeted).toHaveLength(1);
    stop();
    await signedIn();
    await loadUser();
    expect(greeted).toHaveLength(1);
  });
});

describe('the user behind a page that needs none', () => {
  it('is loaded once', async () => {
    await signedIn();
    await loadUserBehind();
    await loadUserBehind();
    expect(to('/rcep-boot/api/v1/system/user/getInfo')).toHaveLength(1);
  });

  it.each([['token-expired'], ['no-permission'], ['user-info-empty'], ['malformed-json']] as const)(
    'whose token is of no use (%s) loses it without a word',
    async (scenario) => {
      useSession.setState({ accessToken: issueToken({ uid: '3', username: 'editor' }).accessToken });
      setScenario(scenario);
      await loadUserBehind();
      expect(useSession.getState().accessToken).toBeNull();
      expect(seen.messages).toEqual([]);
      expect(seen.resets).toEqual([{ reload: false, to: null }]);
    },
  );

  it.each([
    ['server-error', 'backend.code'],
    ['rate-limited', 'backend.code'],
    ['offline', 'backend.network'],
    ['http-502', 'backend.status'],
  ] as const)(
    'M2: that cannot be loaded (%s) is requested once more, and shown: the token stays',
    async (scenario, messageKey) => {
      const { accessToken } = issueToken({ uid: '3', username: 'editor' });
      useSession.setState({ accessToken });
      setScenario(scenario);
      await loadUserBehind();
      expect(useSession.getState().accessToken).toBe(accessToken);
      expect(to('/rcep-boot/api/v1/system/user/getInfo')).toHaveLength(2);
      expect(seen.messages).toMatchObject([{ messageKey }]);
      expect(seen.resets).toEqual([]);
    },
  );
});

describe('POST /system/logout', () => {
  it('"server logout call, then roles, perms and token cleared, stored token removed"', async () => {
    const token = await signedIn();
    await loadUser();
    await signOut();
    expect(to('/rcep-boot/system/logout')).toMatchObject([{ method: 'POST', token, body: '' }]);
    expect(readToken(token)).toBeNull();
    expect(useSession.getState()).toEqual(useSession.getInitialState());
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(ownedKey('x')).toBe('draft:visitor:x');
  });

  it.each([['offline'], ['http-500'], ['token-expired']] as const)(
    'ends the session here even if the server does not (%s)',
    async (scenario) => {
      await signedIn();
      setScenario(scenario);
      await signOut();
      expect(useSession.getState().accessToken).toBeNull();
      expect(seen.messages).toEqual([]);
    },
  );
});
