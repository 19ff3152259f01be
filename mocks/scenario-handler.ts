import { delay, getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { BASE_PATH } from './base-path';
import {
  changedAnswer,
  changesAnswerOf,
  isChangedAnswer,
  type ChangedAnswer,
} from './deviations/changed-answers';
import { fail, hutoolFail } from './envelope';
import { isListCall, manyRows } from './deviations/many-rows';
import { currentScenario, parseScenario, type ActiveScenario, type ScenarioName } from './scenarios';

/** Request header that enables a deviation for one request: `name` or `name:fragment`. */
const SCENARIO_HEADER = 'x-mock-scenario';

/** The replacement answer; undefined leaves the request unanswered, as without a handler. */
type Deviation = (request: Request, plain: HttpHandler[]) => Promise<Response | undefined> | Response;

const deviations: Record<Exclude<ScenarioName, ChangedAnswer>, Deviation> = {
  'token-expired': () => hutoolFail(402),
  'no-permission': () => hutoolFail(401),
  'permission-missing': () => fail(100210),
  'row-locked': () => fail(10100),
  'server-error': () => fail(-1, '服务器异常'),
  'rate-limited': () => fail(10700),
  'http-500': () =>
    HttpResponse.json({ msg: '服务器异常', code: -1, data: null, timestamp: Date.now() }, { status: 500 }),
  'http-502': () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }),
  timeout: () => untilGivenUp(),
  offline: () => HttpResponse.error(),
  'malformed-json': () => asJson('{"msg":"请求成功","code":0,"data":{"total":2,"rows":[{"id":"1",'),
  'malformed-envelope': () => asJson('{"status":"ok","result":[]}'),
  'malformed-data': () =>
    HttpResponse.json({
      msg: '请求成功',
      code: 0,
      data: { total: 'many', rows: 'none' },
      timestamp: Date.now(),
    }),
  empty: (request, plain) => emptied(request, plain),
  'many-rows': (request, plain) => manyRows(request, plain),
  slow: (request, plain) => later(3_000, request, plain),
  'very-slow': (request, plain) => later(25_000, request, plain),
  'long-index': (request, plain) => later(30_000, request, plain),
};

/**
 * The first handler of the mock server: answers according to the selected deviation. Without one it matches nothing,
 * so that a request without a handler still counts as unhandled.
 */
export function scenarioHandler(plain: HttpHandler[]): HttpHandler {
  return http.all(
    ({ request }) => scenarioFor(request) !== null,
    ({ request }) => {
      const scenario = scenarioFor(request);
      if (scenario === null) return undefined;
      const { name } = scenario;
      return isChangedAnswer(name) ? changedAnswer(name, request, plain) : deviations[name](request, plain);
    },
  );
}

function scenarioFor(request: Request): ActiveScenario | null {
  if (!new URL(request.url).pathname.startsWith(`${BASE_PATH}/`)) return null;
  const scenario = parseScenario(request.headers.get(SCENARIO_HEADER)) ?? currentScenario();
  return scenario !== null && touches(scenario, request) ? scenario : null;
}

/** The requests that save or delete rows; a login, the menu and codes are sent by POST too and lock nothing. */
const ROW_WRITE = /\/(insert|update\w*|del|delAll)$/;

/** With a fragment: the requests whose address contains it. Without: those the deviation is meant for. */
function touches({ name, fragment }: ActiveScenario, request: Request): boolean {
  if (fragment !== '') return request.url.includes(fragment);
  if (isChangedAnswer(name)) return changesAnswerOf(name, request);
  if (name === 'row-locked') return ROW_WRITE.test(new URL(request.url).pathname);
  if (name === 'many-rows') return isListCall(request);
  if (name === 'long-index') return request.url.includes('/getIndexInfo');
  const token = request.headers.get('T-Authorization') ?? '';
  return name === 'token-expired' || name === 'no-permission' ? token !== '' : true;
}

function asJson(body: string): Response {
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
}

async function later(
  milliseconds: number,
  request: Request,
  plain: HttpHandler[],
): Promise<Response | undefined> {
  await delay(milliseconds);
  return getResponse(plain, request.clone());
}

async function untilGivenUp(): Promise<Response> {
  await delay('infinite');
  return HttpResponse.error();
}

async function emptied(request: Request, plain: HttpHandler[]): Promise<Response | undefined> {
  const answer = await getResponse(plain, request.clone());
  if (answer === undefined || answer.status !== 200) return answer;
  return HttpResponse.json(withoutRows(await answer.json()) as JsonBodyType);
}

const COUNTS = ['total', 'available', 'count', 'codes', 'rulesMissing'];

function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (COUNTS.includes(key) && typeof field === 'number') return [key, 0];
      if (key === 'coverage' && field === 'lines') return [key, 'importer'];
      return [key, withoutRows(field)];
    }),
  );
}
