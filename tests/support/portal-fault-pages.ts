/** What a public page asks of the server, and how much of it falls with each call. */
export interface FaultPage {
  address: string;
  /** The calls it makes, each with the number of sections that say so when it alone fails. */
  asks: Readonly<Record<string, number>>;
  /** The number of sections that say so when every call fails. */
  failing: number;
  /** What is there where every list of an answer is empty. */
  empty: string;
  /** Parts that draw on a call whose failure another section says. */
  follows?: Readonly<Record<string, string>>;
}

/** The public pages that ask the server, each kind of address once. */
export const ASKING_PAGES: readonly FaultPage[] = [
  page(
    '/home',
    { 'home/get': 4, 'sector/findPage': 1, 'country/findPage': 1, 'tariff/query': 1 },
    7,
    '还没有新闻',
  ),
  page('/home/nationGuide', { 'country/findPage': 1 }, 1, '未收录'),
  page(
    '/home/nationGuide?country=VN',
    { 'country/get': 3, 'country/findSeries': 1, 'law/findPage': 1, 'riskCase/findPage': 2 },
    7,
    '这个国家的贸易数据未收录。',
    { page: 'country/get' },
  ),
  page('/home/nationGuide?country=IN&tab=investment', { 'country/get': 1, 'law/findPage': 1 }, 2, '未收录', {
    page: 'country/get',
  }),
  page(
    '/home/nationGuide?country=JP&vs=VN,KR',
    { 'country/get': 5, 'country/findSeries': 1, 'riskCase/findPage': 1 },
    7,
    '未收录',
  ),
  page('/home/tradeIndex', { 'index/getIndexInfo': 1 }, 1, '还没有可以显示的结果。', {
    本期指数: 'index/getIndexInfo',
  }),
  page('/home/tradeIndex?index=risk&country=VN', { 'index/getIndexInfo': 1 }, 1, '还没有可以显示的结果。', {
    本期指数: 'index/getIndexInfo',
  }),
  page('/home/dataView', { 'tradeData/findPage': 1 }, 1, '没有可以绘制的数值'),
  page('/home/dataView?tab=table', { 'tradeData/findPage': 1 }, 1, '未收录'),
  page('/home/dataView?tab=map', { 'tradeData/findPage': 1 }, 1, '未收录'),
  page(
    '/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&vs=CN,KR',
    { 'tariff/query': 1, 'related/get': 1 },
    1,
    '本站尚未收录越南的税则',
    { page: 'related/get' },
  ),
  page('/home/taxOriginSearch/browse', { 'hs/tree': 1 }, 1, '选择进口国', { page: 'hs/tree' }),
  page('/home/taxOriginSearch/browse?code=9405&from=CN&to=VN', { 'hs/tree': 1 }, 1, '没有下级编码', {
    page: 'hs/tree',
  }),
  page('/home/taxOriginSearch/browse?code=940542&from=CN&to=VN', { 'hs/tree': 1 }, 1, '没有收录税目', {
    page: 'hs/tree',
  }),
  page('/home/taxOriginSearch?hs=电池&from=CN&to=VN', { 'hs/suggest': 1 }, 1, '没有找到“电池”对应的编码'),
  page('/home/newsDetails', { 'news/findPage': 1, 'news/findUpcoming': 1 }, 2, '没有符合条件的新闻'),
  page('/home/newsDetails/details/id-ceramic-tile-2024', { 'news/get': 1 }, 1, '看原文'),
  page('/home/newsDetails/details/nothing', { 'news/get': 1 }, 1, '回到列表'),
  page('/home/lawService', { 'law/findPage': 1 }, 1, '没有同时符合这些筛选的条目。'),
  page('/home/lawService/details/cn-law-1', { 'law/get': 1 }, 1, '本库没有收录中国的其他条目'),
  page('/home/lawService/details/nothing', { 'law/get': 1 }, 1, '本库没有编号为“nothing”的条目。'),
  page('/home/riskCase', { 'riskCase/findPage': 1 }, 1, '没有符合这些条件的案件。'),
  page(
    '/home/riskCase?tab=warnings',
    { 'riskWarning/findPage': 1, 'riskCase/findTerms': 1, 'tbtNotification/findPage': 1 },
    3,
    '没有符合这些条件的预警。',
  ),
  page(
    '/home/riskCase?tab=scope&hs=690721&from=CN&to=ID',
    { 'riskCase/findForProduct': 1 },
    1,
    '本库没有与这个编码和线路有关的案件。',
  ),
  page('/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024', { 'riskCase/get': 1 }, 1, '来源没有写编码'),
  page('/home/riskCase/riskCaseDetails/nothing', { 'riskCase/get': 1 }, 1, '没有这个案件。'),
  page(
    '/home/serviceGuide?hs=940620&from=JP&to=VN&date=2026-12-15',
    { 'tariff/query': 3, 'related/get': 1 },
    4,
    '未收录',
    { page: 'tariff/query', '6申报和享惠': 'tariff/query' },
  ),
  ...['/home/sector/ev', '/home/sector/textile?from=CN&to=JP'].map((address) =>
    page(
      address,
      {
        'sector/get': 1,
        'sector/findPage': 1,
        'sector/findCodes': 1,
        'sector/findPartners': 1,
        'sector/getRelated': 1,
      },
      5,
      '没有符合的编码',
      { page: 'sector/get' },
    ),
  ),
  page('/home/standard', { 'standard/findPage': 1 }, 1, '没有同时符合这些筛选的标准。'),
  page('/home/standard/details/gb-18401-2010', { 'standard/get': 1 }, 1, '没有收录这项标准的指标限值。'),
  page('/home/standard/details/nothing', { 'standard/get': 1 }, 1, '本库没有“nothing”这项标准。'),
  page('/home/standard/compare', { 'standard/findPage': 1 }, 1, '没有找到。换个编号或词'),
  page(
    '/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct',
    { 'standard/getSeveral': 1 },
    1,
    '本库没有：gb-18401-2010',
  ),
  page(
    '/home/standard/consistency?tab=batch&country=CN',
    { 'standard/findPage': 1 },
    1,
    '没有符合条件的标准。',
  ),
  page('/home/standard/consistency?tab=library', { 'standard/findAdoption': 1 }, 1, '没有符合条件的标准。'),
  page('/home/standard/spectrum', { 'standard/getGraph': 1 }, 1, '没有有关系的标准'),
  page('/home/search?q=关税', { 'search/findPage': 1, 'hs/suggest': 1 }, 1, '页面 1'),
  page('/home/kept?tab=changes&since=2020-01-01', { 'change/findPage': 1 }, 1, '没有新的变化。'),
];

/** The forms of public pages that ask nothing, with words that stand there whatever the server does. */
export const QUIET_PAGES: readonly (readonly [address: string, words: string])[] = [
  ['/home/taxOriginSearch', '填好产品、出口国和进口国'],
  ['/home/taxOriginSearch/browse?code=灯', '不是编码'],
  ['/home/serviceGuide', '一共七步'],
  ['/home/sector/nothing', '没有这个行业'],
  ['/home/search', '至少输入两个字符。'],
  ['/home/search?q=a', '至少输入两个字符。'],
  ['/home/riskCase?tab=scope', '我的产品在范围内吗'],
  ['/home/kept', '还没有收藏。'],
  ['/home/about', '数据与许可'],
  ['/home/standard/consistency', '标准一致性评估工具箱'],
  ['/home/standard/capability', '企业标准化能力评价'],
  ['/404', '抱歉，没有这个页面'],
];

function page(
  address: string,
  asks: FaultPage['asks'],
  failing: number,
  empty: string,
  follows: FaultPage['follows'] = {},
): FaultPage {
  return { address, asks, failing, empty, follows };
}
