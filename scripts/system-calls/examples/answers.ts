import { getResponse } from 'msw';
import type { Endpoint } from '@/shared/api/endpoint';
import { resetDb } from '../../../mocks/db';
import { handlers } from '../../../mocks/handlers';
import { system } from '../../../mocks/handlers/system/state';
import { systemEndpoints } from '../system-endpoints';
import type { SentCall, SystemExample } from './example';
import { withoutSecrets, withSecrets } from './placeholders';
import { NOW, requestOf } from './request';
import { systemExamples } from './system-examples';

/** The envelope without its time. */
export interface Answer {
  msg: string;
  code: number;
  data?: unknown;
}

const SHOWN_ENTRIES = 2;

const endpoints = new Map(
  [...(await systemEndpoints()).values()].map(({ operation, endpoint }) => [operation, endpoint]),
);

/**
 * The answers of the mocks to an example and to its refusals, each on the sample data: data with the fields that the
 * client reads, lists with their first entries; the same each time. Rejects if an answer has another code or other data
 * than it should.
 */
export async function answersTo(
  operation: string,
  example: SystemExample,
): Promise<{ success: Answer; refusals: Answer[] }> {
  const success = await onSampleData(() => carriedOut(operation, example));
  const refusals: Answer[] = [];
  for (const [code, differently] of Object.entries(example.refused ?? {}))
    // oxlint-disable-next-line no-await-in-loop -- One after the other: the mocks have one state.
    refusals.push(await onSampleData(() => refused(operation, Number(code), changed(example, differently))));
  return { success: shown(operation, example, success), refusals };
}

async function onSampleData(answer: () => Promise<Answer>): Promise<Answer> {
  resetDb();
  system().now = () => NOW;
  try {
    return withoutSecrets(await answer());
  } finally {
    resetDb();
  }
}

/** A call with what is sent differently; of path, query and body the other fields remain. */
const changed = (call: SentCall, differently: SentCall): SentCall => ({
  ...call,
  ...differently,
  ...(call.path && { path: { ...call.path, ...differently.path } }),
  ...(call.query && { query: { ...call.query, ...differently.query } }),
  ...(call.body && { body: { ...call.body, ...differently.body } }),
});

async function carriedOut(operation: string, call: SentCall): Promise<Answer> {
  const answer = await send(operation, call);
  // The call of the adverts succeeds with 200.
  if (answer.code !== 0 && answer.code !== 200) throw unexpected(operation, answer);
  return answer;
}

async function refused(operation: string, code: number, call: SentCall): Promise<Answer> {
  const answer = await send(operation, call);
  if (answer.code !== code) throw unexpected(operation, answer);
  return answer;
}

const unexpected = (operation: string, { code, msg }: Answer) =>
  new RangeError(`The example of ${operation} has the code ${code}: ${msg}`);

function shown(operation: string, example: SystemExample, { data, ...answer }: Answer): Answer {
  const read = endpointOf(operation).data.parse(data);
  return { ...answer, data: 'shown' in example ? example.shown : cut(read) };
}

/** With the first entries of each list. */
function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ENTRIES).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cut(field)]));
}

async function send(operation: string, call: SentCall): Promise<Answer> {
  for (const { operation: earlier, ...differently } of call.first ?? [])
    // oxlint-disable-next-line no-await-in-loop -- One needs what the other did.
    await carriedOut(earlier, changed(exampleOf(earlier), differently));
  const response = await getResponse(handlers, await requestOf(endpointOf(operation), withSecrets(call)));
  if (response === undefined) throw new RangeError(`The mocks do not answer ${operation}`);
  const { timestamp: _time, ...answer } = (await response.json()) as Answer & { timestamp: number };
  return answer;
}

function endpointOf(operation: string): Endpoint {
  const endpoint = endpoints.get(operation);
  if (endpoint === undefined) throw new RangeError(`No call ${operation}`);
  return endpoint;
}

function exampleOf(operation: string): SystemExample {
  const example = systemExamples[operation];
  if (example === undefined) throw new RangeError(`No example of ${operation}`);
  return example;
}
