import { USUAL_LANE } from '@/features/sectors/usual-lane';
import { EXAMPLE_TASK } from '@/pages/portal/home/task';
import { OWN_ID, readComparison } from '@/pages/portal/standards/comparison/comparison-address';
import { requestUrl } from '@/shared/api/request-url';
import { HOME_PATH, TARIFF_PATH } from '@/shared/routing/page-paths';

/** Method and URL of a call without a body. */
export type EarlyRequest = readonly ['GET' | 'POST', string];

/** Noun and verb of a portal call, with its query. */
type Call = readonly [call: string, query: object];

/**
 * The calls an address will make as soon as its code has arrived, as the client builds them: asked for by index.html,
 * beside the code instead of after it. None where the page asks nothing, or where what it asks takes more to know.
 */
export function earlyRequests(hash: string, apiBase: string): EarlyRequest[] {
  const [path = '', search = ''] = hash.slice(1).split('?');
  return callsOf(path, new URLSearchParams(search)).map(([call, query]) => [
    'GET',
    requestUrl(apiBase, `/api/v1/portal/${call}`, {}, query),
  ]);
}

function callsOf(path: string, query: URLSearchParams): Call[] {
  if (path === '' || path === '/' || path === HOME_PATH) return HOME;
  if (path === TARIFF_PATH || path === '/home/serviceGuide') return tariffOf(query);
  const country = query.get('country') ?? '';
  if (path === '/home/nationGuide' && isCountry(country)) return [['country/get', { code: country }]];
  if (path === '/home/standard/compare') return comparisonOf(query);
  if (path === '/home/standard/spectrum') return spectrumOf(query);
  const [, parent = '', id = ''] = /^(.*\/)([\w-]+)$/.exec(path) ?? [];
  const record = own(RECORDS, parent);
  if (record !== undefined) return [[record, { id }]];
  if (parent === '/home/sector/') return sectorOf(id, query);
  const list = own(LISTS, path);
  return list === undefined || query.size > 0 ? [] : [list];
}

const { hs, from, to } = EXAMPLE_TASK;
const HOME: Call[] = [
  ['tariff/query', { hs: hs.replace('.', ''), to }],
  ['sector/findPage', { from, to }],
  ['country/findPage', { pageSize: 16 }],
  ['home/get', {}],
];

/** What a page with one record asks for, by the path before its id. */
const RECORDS: Partial<Record<string, string>> = {
  '/home/lawService/details/': 'law/get',
  '/home/riskCase/riskCaseDetails/': 'riskCase/get',
  '/home/newsDetails/details/': 'news/get',
  '/home/standard/details/': 'standard/get',
};

/** What a list asks for where the address says nothing of it. */
const LISTS: Partial<Record<string, Call>> = {
  '/home/lawService': ['law/findPage', { pageSize: 20 }],
  '/home/riskCase': ['riskCase/findPage', { lastDate_ORDER: 'DESC', pageNo: 1, pageSize: 15 }],
  '/home/newsDetails': ['news/findPage', { pageSize: 10 }],
  '/home/nationGuide': ['country/findPage', { pageSize: 16 }],
  '/home/standard': ['standard/findPage', { pageSize: 20 }],
  '/home/tradeIndex': ['index/getIndexInfo', { sector: 'ev' }],
  '/home/dataView': [
    'tradeData/findPage',
    { country_IN: 'AU,CN,ID,JP,KR,VN', pageSize: 200, year_BEGIN: 2018, year_END: 2024 },
  ],
};

/** An address may be any word, `constructor` too. */
const own = <T>(table: Partial<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function sectorOf(sector: string, query: URLSearchParams): Call[] {
  const side = (name: keyof typeof USUAL_LANE) => query.get(name) ?? USUAL_LANE[name];
  const lane = { from: side('from'), to: side('to') };
  const isKnown = isCountry(lane.from) && isCountry(lane.to) && lane.from !== lane.to;
  return [['sector/get', { sector }], ...(isKnown ? [['sector/findPage', lane] as const] : [])];
}

function comparisonOf(query: URLSearchParams): Call[] {
  const ids = readComparison(query).ids.filter((id) => id !== OWN_ID);
  return ids.length === 0 ? [] : [['standard/getSeveral', { ids: ids.join(',') }]];
}

/** Countries and sectors would have to be checked first; what else the address says changes nothing of the call. */
function spectrumOf(query: URLSearchParams): Call[] {
  if (query.has('country') || query.has('sector')) return [];
  return [['standard/getGraph', { limit: 1000, related: '1' }]];
}

function tariffOf(query: URLSearchParams): Call[] {
  const asked = (query.get('hs') ?? '').replace(/[\s.]/g, '');
  const [exporter, importer] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isAsked = /^\d{6,11}$/.test(asked) && isCountry(exporter) && isCountry(importer);
  const sample = query.get('sample') === '1' ? '1' : undefined;
  return isAsked ? [['tariff/query', { hs: asked, sample, to: importer }]] : [];
}

/**
 * What the guard asks for before it lets a signed-in user into the console, and the adverts above its pages. Without a
 * token (login interception off) the session is assumed, and nobody asks for user info and menu.
 */
export function earlyConsoleRequests(apiBase: string, hasToken: boolean): EarlyRequest[] {
  // Coming later, they would push down what stands there already.
  const adverts: EarlyRequest = ['GET', `${apiBase}/ad/getList`];
  if (!hasToken) return [adverts];
  return [
    ['GET', `${apiBase}/api/v1/system/user/getInfo`],
    ['POST', `${apiBase}/api/v1/system/menu/findMenuTree`],
    adverts,
  ];
}

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);
