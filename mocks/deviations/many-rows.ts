import { getResponse, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Envelope } from '../envelope';
import { paging } from '../search/list-query';

type Row = Record<string, unknown>;

/** The data of a list answer: a page of rows, optionally with the counts of its filters. */
interface ListData extends Row {
  total: number;
  rows: Row[];
  facets?: Record<string, { value: string; count: number }[]>;
}

/** The minimum number of rows of a list without filters. */
const MANY = 10_000;
/** Separates the id of a row from the number of its copy. */
const COPY = '~';

const PORTAL = /\/portal\/[^?]*\/(findPage|get)$/;
/** The lists of the console; their rows are counted whether they are marked or not. */
const CONSOLE =
  /\/(system\/(user|dict|role|login-logs|op-logs)|content\/(?!queue|notification)\w+)\/(findPage|get)$/;
/** The fields that name a row of the console without a mark. */
const NAMES = ['name', 'recordName', 'username', 'typeCode', 'roleCode', 'number'];

/** The requests answered with a page of rows, or with one of them. */
export const isListCall = (request: Request): boolean => {
  const { pathname } = new URL(request.url);
  return request.method === 'GET' && (PORTAL.test(pathname) || CONSOLE.test(pathname));
};

/**
 * A list of the console, or of marked records of the portal, with each row repeated to reach 10,000 rows, each copy beside its
 * original, with an id and a number of its own, marked as sample data where rows are marked. Filters, order and counts stay correct. A
 * row is found by the id of its copy.
 */
export async function manyRows(request: Request, plain: HttpHandler[]): Promise<Response | undefined> {
  const url = new URL(request.url);
  return url.pathname.endsWith('/get') ? copyOfOne(request, url, plain) : manyOf(request, url, plain);
}

async function manyOf(request: Request, url: URL, plain: HttpHandler[]): Promise<Response | undefined> {
  const unfiltered = new URL(url.pathname, url);
  // Without its organisations the list of users is refused.
  const group = url.searchParams.get('orgIdGroup');
  if (group !== null) unfiltered.searchParams.set('orgIdGroup', group);
  const requested = await ask(url, request, plain);
  const available = await ask(unfiltered, request, plain);
  if (!isList(requested?.data) || !isList(available?.data) || !hasRecords(available.data, url))
    return getResponse(plain, request.clone());
  const times = Math.ceil(MANY / available.data.total);
  const rows = await pageOf(times, url, request, plain);
  return answer(requested, { ...multiplied(requested.data, times), rows });
}

/** The requested page of a list in which each row is followed by its copies. */
async function pageOf(times: number, url: URL, request: Request, plain: HttpHandler[]): Promise<Row[]> {
  const { pageNo, pageSize } = paging(url.searchParams);
  const first = (pageNo - 1) * pageSize;
  const originals = pageWith(Math.floor(first / times), Math.floor((first + pageSize - 1) / times));
  const page = new URL(url);
  page.searchParams.set('pageNo', String(originals.pageNo));
  page.searchParams.set('pageSize', String(originals.pageSize));
  const found = await ask(page, request, plain);
  const rows = isList(found?.data) ? found.data.rows : [];
  return Array.from({ length: pageSize }, (_, at) => {
    const place = first + at;
    const row = rows[Math.floor(place / times) - (originals.pageNo - 1) * originals.pageSize];
    return row === undefined ? [] : [copyOf(row, place % times)];
  }).flat();
}

/** The smallest page that has the rows at these places, counted from 0. */
function pageWith(from: number, to: number): { pageNo: number; pageSize: number } {
  let pageSize = to - from + 1;
  while (Math.floor(from / pageSize) !== Math.floor(to / pageSize)) pageSize += 1;
  return { pageNo: Math.floor(from / pageSize) + 1, pageSize };
}

async function copyOfOne(request: Request, url: URL, plain: HttpHandler[]): Promise<Response | undefined> {
  const [id = '', copy] = (url.searchParams.get('id') ?? '').split(COPY);
  if (copy === undefined) return getResponse(plain, request.clone());
  const original = new URL(url);
  original.searchParams.set('id', id);
  const sent = await ask(original, request, plain);
  if (sent === null || sent.data === null || typeof sent.data !== 'object')
    return getResponse(plain, request.clone());
  const isOriginal = (value: unknown): value is Row =>
    typeof value === 'object' && value !== null && 'id' in value && value.id === id;
  const data = isOriginal(sent.data)
    ? copyOf(sent.data, Number(copy))
    : Object.fromEntries(
        Object.entries(sent.data).map(([key, value]) => [
          key,
          isOriginal(value) ? copyOf(value, Number(copy)) : value,
        ]),
      );
  return answer(sent, data);
}

/** The success of a regular request; null if it failed. */
async function ask(url: URL, request: Request, plain: HttpHandler[]): Promise<Envelope | null> {
  const headers = new Headers(request.headers);
  headers.delete('If-None-Match');
  const response = await getResponse(plain, new Request(url, { headers }));
  if (response?.status !== 200) return null;
  const sent = (await response.json()) as Envelope;
  return sent.code === 0 ? sent : null;
}

const answer = (sent: Envelope, data: unknown): Response =>
  HttpResponse.json({ ...sent, data } as JsonBodyType);

const isList = (data: unknown): data is ListData =>
  typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) && 'total' in data;

/** Lists of records that can be distinguished and marked; others (countries, sectors) stay as they are. */
const hasRecords = ({ rows: [row] }: ListData, { pathname }: URL): boolean =>
  typeof row?.['id'] === 'string' && ('mark' in row || CONSOLE.test(pathname));

function copyOf(row: Row, copy: number): Row {
  const numbered = (text: string) => `${text} #${copy + 1}`;
  const { id, title } = row;
  const names = NAMES.flatMap((name) => {
    const text = row[name];
    return typeof text === 'string' && text !== '' && !('mark' in row) ? [[name, numbered(text)]] : [];
  });
  return {
    ...row,
    ...(Object.fromEntries(names) as Row),
    ...(typeof id === 'string' && { id: `${id}${COPY}${copy}` }),
    ...(typeof title === 'string' && { title: numbered(title) }),
    ...(isText(title) && { title: { ...title, text: numbered(title.text) } }),
    ...('mark' in row && { mark: 'sample' }),
  };
}

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

function multiplied(data: ListData, times: number): ListData {
  const { total, facets, available } = { available: undefined, ...data };
  const counts = Object.entries(facets ?? {}).map(([field, values]) => [
    field,
    values.map(({ value, count }) => ({ value, count: count * times })),
  ]);
  return {
    ...data,
    total: total * times,
    ...(facets && { facets: Object.fromEntries(counts) as ListData['facets'] }),
    ...(typeof available === 'number' && { available: available * times }),
  };
}
