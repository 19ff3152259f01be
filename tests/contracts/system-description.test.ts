import { expect, it, describe } from 'vitest';
import { SYSTEM_ERRORS } from '../../scripts/system-calls/system-errors';
import { systemEndpoints } from '../../scripts/system-calls/system-endpoints';
import { systemNotes } from '../../scripts/system-calls/system-notes';
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
