import { beforeEach, describe, expect, it } from 'vitest';
import * as codes from '@/features/verification-codes/verification-codes-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { systemControls } from '../../mocks/handlers/system/controls';
import { issueToken } from '../../mocks/tokens';
import { useApiServer } from '../support/api-server';
import { TEST_PRIVATE_KEY } from '../support/crypto-vectors';
import { recordedPorts } from '../support/recorded-ports';
import { rsaDecrypt } from '../support/rsa-decrypt';

const server = useApiServer();

let requests: Request[] = [];
let seen: ReturnType<typeof recordedPorts>['seen'];

function connect(token: string | null) {
  const recorded = recordedPorts({ token });
  seen = recorded.seen;
  connectApi(recorded.ports);
}

beforeEach(() => {
  requests = [];
  connect(null);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
});

const last = () => {
  const request = requests.at(-1) ?? expect.unreachable('no request');
  return { method: request.method, path: new URL(request.url).pathname, request };
};
const payload = async () => {
  const { encryptData } = (await last().request.json()) as { encryptData: string };
  return JSON.parse(rsaDecrypt(encryptData, TEST_PRIVATE_KEY)) as unknown;
};
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call was not rejected'),
    (error: { code?: number }) => error.code,
  );

describe('POST /api/v1/common/mobile/create-code and …/email/create-code: {encryptData}', () => {
  it.each([
    [() => codes.createMobileCode('13912345678'), 'mobile', { mobile: '13912345678', type: '0' }],
    [() => codes.createMobileCode('13912345678', '1'), 'mobile', { mobile: '13912345678', type: '1' }],
    [() => codes.createEmailCode('a@example.com'), 'email', { email: 'a@example.com', type: '0' }],
    [() => codes.createEmailCode('a@example.com', '1'), 'email', { email: 'a@example.com', type: '1' }],
  ])('case %#: a code is sent', async (send, kind, body) => {
    await send();
    expect(last()).toMatchObject({ method: 'POST', path: `/rcep-boot/api/v1/common/${kind}/create-code` });
    expect(await payload()).toEqual(body);
    expect(systemControls.codeFor(Object.values(body)[0] ?? '')).toMatch(/^\d{6}$/);
  });

  it('is refused quietly within 30 seconds (12099) and for what is no number (9813)', async () => {
    await codes.createMobileCode('13912345678');
    expect(await codeOf(codes.createMobileCode('13912345678'))).toBe(12099);
    expect(await codeOf(codes.createMobileCode('123'))).toBe(9813);
    expect(seen.messages).toEqual([]);
  });

  it('works with a stale token: it is dropped', async () => {
    connect('stale');
    await codes.createEmailCode('a@example.com');
    expect(systemControls.codeFor('a@example.com')).toMatch(/^\d{6}$/);
    expect(seen.resets).toEqual([{ reload: false, to: null }]);
  });
});

describe('POST /api/v1/operation/auth/{mobile|email}/create-code/{id} and check-code/{id}/{code}', () => {
  const token = () => issueToken({ uid: '3', username: 'editor' }).accessToken;

  it.each([
    ['mobile', codes.createOwnMobileCode, codes.checkOwnMobileCode, '13800000003'],
    ['email', codes.createOwnEmailCode, codes.checkOwnEmailCode, 'editor@example.com'],
  ] as const)(
    '%s: the code goes to the own address and becomes a certificate',
    async (kind, create, check, address) => {
      const jwt = token();
      connect(jwt);
      await create();
      expect(last()).toMatchObject({
        method: 'POST',
        path: `/rcep-boot/api/v1/operation/auth/${kind}/create-code/1`,
      });
      expect(last().request.headers.get('T-Authorization')).toBe(jwt);
      expect(await last().request.text()).toBe('');
      const code = systemControls.codeFor(address) ?? '';
      expect(await check(code)).toMatch(/^\w+$/);
      expect(last().path).toBe(`/rcep-boot/api/v1/operation/auth/${kind}/check-code/1/${code}`);
    },
  );

  it('a wrong code is refused quietly (12100), one that was never sent too (12201)', async () => {
    connect(token());
    expect(await codeOf(codes.checkOwnEmailCode('000000'))).toBe(12201);
    await codes.createOwnEmailCode();
    expect(await codeOf(codes.checkOwnEmailCode('000000'))).toBe(12100);
    expect(seen.messages).toEqual([]);
  });
});
