import { EXAMPLE_TASK } from '@/pages/portal/home/task';
import { requestUrl } from '@/shared/api/request-url';
import { HOME_PATH, TARIFF_PATH } from '@/shared/routing/page-paths';

/** Method and URL of a call without a body. */
export type EarlyRequest = readonly ['GET' | 'POST', string];

/**
 * The calls an address will make as soon as its code has arrived, as the client builds them: asked for by index.html,
 * beside the code instead of after it. None where the page asks nothing.
 */
export function earlyRequests(hash: string, apiBase: string): EarlyRequest[] {
  const [path = '', search = ''] = hash.slice(1).split('?');
  const get = (call: string, query: object): EarlyRequest => [
    'GET',
    requestUrl(apiBase, `/api/v1/portal/${call}`, {}, query),
  ];
  if (path === TARIFF_PATH) {
    const query = new URLSearchParams(search);
    const hs = (query.get('hs') ?? '').replace(/[\s.]/g, '');
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const isAsked = /^\d{6,11}$/.test(hs) && isCountry(from) && isCountry(to);
    return isAsked ? [get('tariff/query', { hs, to })] : [];
  }
  if (path !== '' && path !== '/' && path !== HOME_PATH) return [];
  const { hs, from, to } = EXAMPLE_TASK;
  return [
    get('tariff/query', { hs: hs.replace('.', ''), to }),
    get('sector/findPage', { from, to }),
    get('country/findPage', { pageSize: 16 }),
    get('source/findPage', { pageSize: 20 }),
  ];
}

/** What the guard asks for before it lets a signed-in user into the console. */
export const earlyConsoleRequests = (apiBase: string): EarlyRequest[] => [
  ['GET', `${apiBase}/api/v1/system/user/getInfo`],
  ['POST', `${apiBase}/api/v1/system/menu/findMenuTree`],
];

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);
