import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/shared/api/endpoint';
import { contentNotes, errorsOf } from '../../scripts/content-calls/content-notes';
import { openApiDocument } from '../../scripts/openapi-document';
import { staffEndpoints } from '../../scripts/openapi-endpoints';
import { refusal } from '../../mocks/handlers/system/refusal';
import { useApiServer } from '../support/api-server';
import { signInWith } from '../support/sign-in-with';
import { call, signIn } from '../support/system-client';

useApiServer();

interface Described {
  operationId: string;
  description?: string;
  'x-authorities'?: readonly string[];
  responses: { '200': { content: { 'application/json': { examples?: Record<string, { value: object }> } } } };
}

const { paths } = openApiDocument() as { paths: Record<string, Record<string, Described>> };
const described = Object.entries(paths)
  .filter(([path]) => path.startsWith('/api/v1/content/'))
  .flatMap(([, methods]) => Object.values(methods));

type Operation = keyof typeof staffEndpoints;
const operations = Object.keys(staffEndpoints) as Operation[];

const KIND = 'law';
const authoritiesOf = (operation: Operation) =>
  contentNotes[operation].authorities.map((authority) => authority.replace('{kind}', KIND));

/** Sends the example of a call; returns the code of the answer. */
async function sendExample(operation: Operation, token?: string): Promise<number> {
  const { method, path }: Endpoint = staffEndpoints[operation];
  const { query = {}, body } = contentNotes[operation].example;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = `${path.replace('{kind}', KIND)}?${search}`;
  return (await call(method, address, { token, body })).json.code;
}

describe('every call on content', () => {
  it('is described', () => {
    expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(operations.toSorted());
  });

  it.each(described.map((each) => [each.operationId, each] as const))(
    '%s names its authorities, its errors, and has an example of each answer',
    (_operation, { description, responses, ...rest }) => {
      const examples = responses['200'].content['application/json'].examples ?? {};
      const codes = Object.keys(examples).filter((name) => name !== 'success');
      expect(rest['x-authorities']).toBeDefined();
      expect(examples['success']?.value).toHaveProperty('data');
      expect(codes).toContain('401');
      for (const code of codes) expect(description).toContain(`- \`${code}\`: `);
    },
  );

  it.each(operations)('%s: its example is as its schemas say', (operation) => {
    const endpoint: Endpoint = staffEndpoints[operation];
    const { query, body, data } = contentNotes[operation].example;
    expect([query === undefined, body === undefined]).toEqual([
      endpoint.query === undefined || operation === 'getWorkQueue',
      endpoint.body === undefined,
    ]);
    if (query !== undefined) expect(endpoint.query?.parse(query)).toEqual(query);
    if (body !== undefined) expect(endpoint.body?.parse(body)).toEqual(body);
    expect(endpoint.data.parse(data)).toEqual(data);
  });

  it.each([
    'previewContent',
    'insertContent',
    'updateContent',
    'importContent',
    'dismissEmptySearch',
  ] as const)('%s: its example is carried out', async (operation) => {
    expect(await sendExample(operation, await signIn('admin'))).toBe(0);
  });

  it.each(operations)('%s: its errors are codes that the server has', (operation) => {
    const isField = (code: number) => code >= 9800 && code < 9900;
    const unknown = errorsOf(contentNotes[operation]).filter(
      ([code]) => !isField(code) && refusal(code).message === refusal(-2).message,
    );
    expect(unknown).toEqual([]);
  });
});

describe('who may send a call', () => {
  it.each(operations)('%s: 401 without a token', async (operation) => {
    expect(await sendExample(operation)).toBe(401);
  });

  it.each(
    operations.flatMap((operation) => authoritiesOf(operation).map((each) => [operation, each] as const)),
  )('%s: 100210 without %s, whatever else the user may', async (operation, authority) => {
    expect(await sendExample(operation, await signInWith((each) => each !== authority))).toBe(100210);
  });

  it.each(operations)('%s: nothing but its authorities is needed', async (operation) => {
    const token = await signInWith((each) => authoritiesOf(operation).includes(each));
    expect([100210, 401]).not.toContain(await sendExample(operation, token));
  });
});
