import { expect, it, describe } from 'vitest';
import { systemDocument } from '../../scripts/openapi-system';
import { answersTo } from '../../scripts/system-calls/examples/answers';
import { systemExamples } from '../../scripts/system-calls/examples/system-examples';
import { SYSTEM_ERRORS } from '../../scripts/system-calls/system-errors';
import { systemEndpoints } from '../../scripts/system-calls/system-endpoints';
import { systemNotes } from '../../scripts/system-calls/system-notes';
import { testKeys } from '../../mocks/crypto/rsa-key';
import { DEMO_PASSWORD } from '../../mocks/data/system/users';
import { useApiServer } from '../support/api-server';
import { signInWith } from '../support/sign-in-with';
import { call } from '../support/system-client';

useApiServer();

const endpoints = await systemEndpoints();
const calls = [...endpoints].map(([key, { endpoint }]) => [key, endpoint] as const);
const guarded = Object.entries(systemNotes).flatMap(([key, { authority }]) =>
  authority === null ? [] : [[key, authority] as const],
);

/** Sends a call without any parameter; returns the code of the answer. */
async function send(key: string, token?: string): Promise<number> {
  const [method, path = ''] = key.split(' ');
  const address = path.replaceAll(/\{\w+\}/g, '1');
  const sent = method === 'POST' ? { token, body: {} } : { token };
  return (await call(method === 'POST' ? 'POST' : 'GET', address, sent)).json.code;
}

describe('docs/openapi-system.json', () => {
  it('has a note of each call that the client sends, and of no other', () => {
    expect(calls.length).toBeGreaterThan(90);
    expect(Object.keys(systemNotes).toSorted()).toEqual([...endpoints.keys()].toSorted());
  });

  it('says of each code when it is sent', () => {
    const codes = new Set(Object.values(systemNotes).flatMap(({ errors }) => errors));
    expect([...codes].filter((code) => SYSTEM_ERRORS[code] === undefined)).toEqual([]);
  });
});

interface Described {
  responses: { '200': { content: { 'application/json': { examples: Record<string, { value: Shown }> } } } };
}

interface Shown {
  code: number;
  data?: unknown;
}

describe('the examples', () => {
  /** Refusals that many calls have alike: of a page, and of an encrypted body. */
  const GENERAL = [9802, 10_703, 10_704];
  const operations = [...endpoints].map(([key, { operation, endpoint }]) => ({ key, operation, endpoint }));

  it('are of each call, and of no other', () => {
    expect(Object.keys(systemExamples).toSorted()).toEqual(
      operations.map(({ operation }) => operation).toSorted(),
    );
  });

  // A file is sent as a form.
  it.each(operations.filter(({ operation }) => operation !== 'upload'))(
    '$operation: what is sent is as its schemas say',
    ({ operation, endpoint }) => {
      const { path = {}, query, body } = systemExamples[operation] ?? {};
      expect(Object.keys(path)).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(body === undefined).toBe(endpoint.body === undefined);
      if (query !== undefined) expect(endpoint.query?.parse(query)).toEqual(query);
      if (body !== undefined) expect(endpoint.body?.parse(body)).toEqual(body);
    },
  );

  it('have the answers that the schemas and the notes say', async () => {
    const { paths } = (await systemDocument()) as { paths: Record<string, Record<string, Described>> };
    for (const { key, endpoint } of operations) {
      const { examples } =
        paths[endpoint.path]![endpoint.method.toLowerCase()]!.responses['200'].content['application/json'];
      const { success, ...refusals } = examples;
      expect(endpoint.data.parse(success?.value.data), key).toEqual(success?.value.data);
      const { errors = [] } = systemNotes[key] ?? {};
      const codes = Object.values(refusals).map(({ value }) => value.code);
      expect(
        codes.filter((code) => !errors.includes(code)),
        key,
      ).toEqual([]);
      expect(codes.length > 0, key).toBe(errors.some((code) => !GENERAL.includes(code)));
    }
  });

  it('have no password, key or token', async () => {
    const text = JSON.stringify(await systemDocument());
    expect(text).toContain('<password>');
    for (const secret of [DEMO_PASSWORD, ...testKeys.map(({ publicKey }) => publicKey)])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/eyJ|[A-Za-z\d+]{40}/);
  });

  it('are refused where the answer has another code', async () => {
    await expect(answersTo('role', { query: { id: '2' }, refused: { 20200: {} } })).rejects.toThrow(
      'The example of role has the code 0',
    );
    await expect(answersTo('roleDelete', { query: { id: '2' } })).rejects.toThrow('has the code 20203');
  });
});

describe('who may send a call', () => {
  it.each(calls)('%s: 401 without a token, unless visitors may', async (key, { auth }) => {
    expect((await send(key)) === 401).toBe(auth === 'required');
  });

  it.each(guarded)('%s: 100210 without %s, whatever else the user may', async (key, authority) => {
    expect(await send(key, await signInWith((each) => each !== authority))).toBe(100210);
  });

  it.each(guarded)('%s: nothing but %s is needed', async (key, authority) => {
    expect([100210, 401]).not.toContain(await send(key, await signInWith((each) => each === authority)));
  });

  it.each(calls.filter(([key, { auth }]) => auth === 'required' && systemNotes[key]?.authority === null))(
    '%s: every signed-in user may',
    async (key) => {
      // An upload without a form is an error of the server; it has passed the check.
      expect([100210, 401]).not.toContain(await send(key, await signInWith(() => false)));
    },
  );
});
