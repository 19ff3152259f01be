import { law, type LawRecord } from './law-record';

/** Laws of the members of ASEAN besides Viet Nam, as of 2026. */
export const lawsOfOtherAsean: LawRecord[] = [
  law(
    'id-law-1',
    'tradeMeasures',
    '印度尼西亚反倾销、反补贴和保障措施政府条例',
    'Government Regulation on anti-dumping, countervailing and safeguard measures',
    ['WTO'],
    {
      number: '34/2011',
      dates: { dated: '2011' },
      name: [
        'id',
        'Peraturan Pemerintah tentang Tindakan Antidumping, Tindakan Imbalan, dan Tindakan Pengamanan Perdagangan',
      ],
      readIn: { zh: '印度尼西亚媒体VOI的报道', en: 'Report of the Indonesian news site VOI' },
    },
  ),
  law(
    'id-law-2',
    'tradeMeasures',
    '印度尼西亚对原产于中国的瓷砖征收反倾销税的财政部条例',
    'Minister of Finance Regulation on anti-dumping duty on ceramic tiles from China',
    ['ADA'],
    {
      number: 'PMK 70/2024',
      dates: { signed: '2024-10-09', inForce: '2024-10-24' },
      about: ['ceramics'],
      content: {
        zh: '对原产于中国的瓷砖征收反倾销税，每平方米13,446至94,544印尼盾，按企业（约30家）分别规定，自2024年10月24日起五年。',
        en: 'Anti-dumping duty on ceramic tiles from China of IDR 13,446 to 94,544 per square metre, set for about 30 companies, for five years from 2024-10-24.',
      },
      readIn: {
        zh: '《印度尼西亚哨兵报》2024年10月的报道',
        en: 'Report of the Indonesia Sentinel, October 2024',
      },
      caseIds: ['id-ad-ceramic-tile-2024'],
    },
  ),
  law('id-law-3', 'laws', '印度尼西亚海关法（2006年修订）', 'Customs Law as amended', ['domestic'], {
    number: { en: 'Law 10/1995, amended by Law 17/2006' },
    dates: { dated: '1995', amended: '2006' },
    name: ['id', 'Undang-Undang tentang Kepabeanan'],
    content: {
      zh: '1995年第10号法，经2006年第17号法修改。',
      en: 'Law 10 of 1995, amended by Law 17 of 2006.',
    },
    readIn: {
      zh: '印度尼西亚财政部第58/PMK.011/2012号条例',
      en: 'Minister of Finance Regulation 58/PMK.011/2012',
    },
  }),
  law('id-law-4', 'laws', '印度尼西亚批准RCEP法', 'Law on the ratification of RCEP', ['RCEP'], {
    number: { en: 'Law 24/2022' },
    dates: { dated: '2022' },
    name: ['id', 'Undang-Undang tentang Pengesahan Regional Comprehensive Economic Partnership Agreement'],
    mark: 'unchecked',
  }),
  law('id-law-5', 'laws', '印度尼西亚贸易法', 'Trade Law', ['domestic'], {
    number: { en: 'Law 7/2014' },
    dates: { dated: '2014' },
    name: ['id', 'Undang-Undang tentang Perdagangan'],
    mark: 'unchecked',
  }),
  law(
    'my-law-1',
    'tradeMeasures',
    '马来西亚反补贴和反倾销税法',
    'Countervailing and Anti-Dumping Duties Act 1993',
    ['WTO'],
    {
      dates: { dated: '1993' },
      readIn: { zh: '《马来邮报》2025年5月7日的报道', en: 'Report of the Malay Mail of 2025-05-07' },
    },
  ),
  law('my-law-2', 'laws', '马来西亚海关法', 'Customs Act 1967', ['domestic'], {
    number: { en: 'Act 235' },
    dates: { dated: '1967' },
    readIn: { zh: '马来西亚皇家关税局的法律文本', en: 'Text of the Act, Royal Malaysian Customs Department' },
  }),
  law('ph-law-1', 'tradeMeasures', '菲律宾反倾销法', 'Anti-Dumping Act of 1999', ['ADA'], {
    number: { en: 'Republic Act 8752' },
    dates: { dated: '1999' },
    url: 'https://serp-p.pids.gov.ph/publication/public/view?slug=formal-investigation-on-the-application-for-imposition-of-definitive-anti-dumping-duty-against-impor',
    readIn: { zh: '菲律宾发展研究院', en: 'Philippine Institute for Development Studies' },
  }),
  law('ph-law-2', 'tradeMeasures', '菲律宾保障措施法', 'Safeguard Measures Act', ['SG'], {
    number: { en: 'Republic Act 8800' },
    dates: { dated: '2000' },
    mark: 'unchecked',
  }),
  law('ph-law-3', 'laws', '菲律宾海关现代化和关税法', 'Customs Modernization and Tariff Act', ['domestic'], {
    number: { en: 'Republic Act 10863' },
    dates: { dated: '2016' },
    mark: 'unchecked',
  }),
  law(
    'ph-law-4',
    'laws',
    '菲律宾实施RCEP关税承诺的行政令',
    'Executive Order implementing the tariff commitments under RCEP',
    ['RCEP'],
    {
      number: { en: 'EO 25, series of 2023' },
      dates: { dated: '2023-05-07' },
      name: [
        'en',
        'Implementing the Philippine Schedule of Tariff Commitments under the Regional Comprehensive Economic Partnership Agreement, and Modifying the Rates of Import Duty on Certain Imported Articles for the Purpose',
      ],
      mark: 'unchecked',
    },
  ),
  law(
    'th-law-1',
    'laws',
    '泰国外贸厅关于签发RCEP原产地证书的公告（第5号）',
    'Notification of the Department of Foreign Trade on the issue of certificates of origin under RCEP (No. 5)',
    ['RCEP'],
    {
      number: { en: 'No. 5, B.E. 2565 (2022)' },
      dates: { promulgated: '2022-12' },
      readIn: {
        zh: '泰国皇家公报第139卷第302 ง特刊',
        en: 'Royal Gazette of Thailand, volume 139, special part 302 ง',
      },
    },
  ),
  law('th-law-2', 'tradeMeasures', '泰国反倾销和反补贴法', 'Anti-Dumping and Countervailing Act', ['WTO'], {
    number: { en: 'B.E. 2542 (1999)' },
    dates: { dated: '1999' },
    name: ['th', 'พระราชบัญญัติการตอบโต้การทุ่มตลาดและการอุดหนุนซึ่งสินค้าจากต่างประเทศ'],
    mark: 'unchecked',
  }),
  law('th-law-3', 'laws', '泰国海关法', 'Customs Act', ['domestic'], {
    number: { en: 'B.E. 2560 (2017)' },
    dates: { dated: '2017' },
    name: ['th', 'พระราชบัญญัติศุลกากร'],
    mark: 'unchecked',
  }),
  law('th-law-4', 'technicalRules', '泰国工业产品标准法', 'Industrial Product Standards Act', ['TBT'], {
    number: { en: 'B.E. 2511 (1968)' },
    dates: { dated: '1968' },
    name: ['th', 'พระราชบัญญัติมาตรฐานผลิตภัณฑ์อุตสาหกรรม'],
    about: ['industrial'],
    mark: 'unchecked',
  }),
  law('sg-law-1', 'laws', '新加坡海关法', 'Customs Act 1960', ['domestic'], {
    dates: { dated: '1960' },
    mark: 'unchecked',
  }),
  law(
    'sg-law-2',
    'tradeMeasures',
    '新加坡进出口管制法',
    'Regulation of Imports and Exports Act 1995',
    ['domestic'],
    {
      dates: { dated: '1995' },
      mark: 'unchecked',
    },
  ),
  law('bn-law-1', 'laws', '文莱海关令', 'Customs Order, 2006', ['domestic'], {
    dates: { dated: '2006' },
    mark: 'unchecked',
  }),
  law('kh-law-1', 'laws', '柬埔寨海关法', 'Law on Customs', ['domestic'], {
    dates: { dated: '2007' },
    mark: 'unchecked',
  }),
  law('kh-law-2', 'laws', '柬埔寨投资法', 'Law on Investment', ['domestic'], {
    dates: { dated: '2021' },
    about: ['investment'],
    mark: 'unchecked',
  }),
  law('la-law-1', 'laws', '老挝海关法', 'Law on Customs', ['domestic'], { mark: 'unchecked' }),
  law('la-law-2', 'laws', '老挝投资促进法', 'Law on Investment Promotion', ['domestic'], {
    about: ['investment'],
    mark: 'unchecked',
  }),
  law('mm-law-1', 'laws', '缅甸进出口法', 'Export and Import Law', ['domestic'], {
    dates: { dated: '2012' },
    mark: 'unchecked',
  }),
  law('mm-law-2', 'laws', '缅甸投资法', 'Myanmar Investment Law', ['domestic'], {
    dates: { dated: '2016' },
    about: ['investment'],
    mark: 'unchecked',
  }),
];
