import { COUNTRY_CODE } from '@/shared/routing/country-code';
import { readHsInput } from '@/features/hs/hs-code';
import type { HsInput } from '@/features/hs/hs-code';
import { isSearchable, searchText } from '@/features/site-search/local/search-text';
import { comparedIds, OWN_ID } from '@/pages/portal/standards/comparison/comparison-address';
import { requestUrl } from '@/shared/api/client/request-url';
import type { FirstRequest } from '@/shared/pages/first-request';

/** Method and URL of a request without a body. */
export type EarlyRequest = readonly ['GET' | 'POST', string];

/** The declared requests that the page at `hash` makes as soon as its code runs, as the client builds them. */
export function earlyRequests(
  requests: readonly FirstRequest[],
  hash: string,
  apiBase: string,
): EarlyRequest[] {
  const [path = '', search] = hash.slice(1).split('?');
  const params = new URLSearchParams(search);
  return requests.flatMap((request) => {
    const query = queryOf(request, path, params);
    return query === null
      ? []
      : [['GET', requestUrl(apiBase, `/api/v1/portal/${request.call}`, {}, query)] as const];
  });
}

/** The query with the values of the address; null where the page does not make this request, or finds one of them wrong. */
function queryOf(request: FirstRequest, path: string, params: URLSearchParams): object | null {
  const { query, needs = [], unless = [] } = request;
  if (unless.some((name) => (name === '*' ? params.size > 0 : params.has(name)))) return null;
  const read = (name: string, usual = '') =>
    (READERS[name] ?? readCountry)(
      name === 'id' ? (path.split('/').at(-1) ?? '') : (params.get(name) ?? usual),
    );
  const filled: Record<string, string | number | null> = {};
  for (const [key, value] of Object.entries(query)) {
    const [, name, usual] = /^\$(\w+)\|?(.*)/.exec(String(value)) ?? [];
    filled[key] = name === undefined ? value : read(name, usual);
  }
  const values = [...Object.values(filled), ...needs.map((name) => read(name))];
  const isSameCountry = filled['from'] !== undefined && filled['from'] === filled['to'];
  return values.includes(null) || isSameCountry ? null : filled;
}

/** The values of an address, each read as the page reads it: empty where it is left out, null where there is none. */
const READERS: Partial<Record<string, (text: string) => string | null>> = {
  sample: (text) => (text === '1' ? text : ''),
  q: (text) => (isSearchable(searchText(text)) ? searchText(text) : null),
  ids: (text) => comparedIds(text).filter(isStandard).join(',') || null,
  id: (text) => (/^[\w-]+$/.test(text) ? text : null),
  hs: (text) => digitsOf(readHsInput(text)),
};

const readCountry = (text: string) => COUNTRY_CODE.exec(text.toUpperCase())?.[0] ?? null;
const isStandard = (id: string) => id !== OWN_ID;
const digitsOf = (read: HsInput) => (read.kind === 'code' ? read.digits : null);

/**
 * The guard's requests before it lets a signed-in user into the console, and the adverts above its pages. Without a
 * token (login interception off) the session is assumed, and user info and menu are not requested.
 */
export function earlyConsoleRequests(apiBase: string, hasToken: boolean): EarlyRequest[] {
  // Loading later, they would push down what is already shown.
  const adverts: EarlyRequest = ['GET', `${apiBase}/ad/getList`];
  if (!hasToken) return [adverts];
  return [
    ['GET', `${apiBase}/api/v1/system/user/getInfo`],
    ['POST', `${apiBase}/api/v1/system/menu/findMenuTree`],
    adverts,
  ];
}
