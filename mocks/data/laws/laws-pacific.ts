import { law, type LawRecord } from './law-record';

/** Laws of Japan, Korea, Australia, New Zealand and India, as of 2026. */
export const lawsOfPacific: LawRecord[] = [
  law('jp-law-1', 'laws', '日本关税定率法', 'Customs Tariff Act', ['WTO'], {
    number: { en: 'Act No. 54 of 1910' },
    dates: { dated: '1910' },
    name: ['ja', '関税定率法'],
    mark: 'unchecked',
  }),
  law('jp-law-2', 'laws', '日本海关法', 'Customs Act', ['domestic'], {
    number: { en: 'Act No. 61 of 1954' },
    dates: { dated: '1954' },
    name: ['ja', '関税法'],
    mark: 'unchecked',
  }),
  law('jp-law-3', 'technicalRules', '日本产业标准化法', 'Industrial Standardization Act', ['TBT'], {
    number: { en: 'Act No. 185 of 1949' },
    dates: { dated: '1949', renamed: '2019' },
    name: ['ja', '産業標準化法'],
    about: ['industrial'],
    mark: 'unchecked',
  }),
  law(
    'jp-law-4',
    'productQuality',
    '日本电气用品安全法',
    'Electrical Appliances and Materials Safety Act',
    ['TBT'],
    {
      number: { en: 'Act No. 234 of 1961' },
      dates: { dated: '1961' },
      name: ['ja', '電気用品安全法'],
      about: ['electrical'],
      mark: 'unchecked',
    },
  ),
  law(
    'jp-law-5',
    'tradeMeasures',
    '对原产于中韩的热浸镀锌钢丝征收反倾销税的政令',
    'Cabinet Order on anti-dumping duties on hot-dip galvanized steel wire from Korea and China',
    ['ADA'],
    {
      dates: { dated: '2022-12-02', inForce: '2022-12-08' },
      until: '2027-12-07',
      about: ['steel'],
      content: {
        zh: '对原产于中国（26.5%至41.7%）和韩国（9.8%至24.5%）的热浸镀锌钢丝征收反倾销税，期间为2022年12月8日至2027年12月7日。',
        en: 'Anti-dumping duties on hot-dip galvanized steel wire from China (26.5 to 41.7 per cent) and Korea (9.8 to 24.5 per cent), from 2022-12-08 to 2027-12-07.',
      },
      readIn: {
        zh: 'japantrade.org对征税决定的说明',
        en: 'japantrade.org, note on the decision to impose the duties',
      },
      caseIds: ['jp-ad-galvanized-wire-2021'],
    },
  ),
  law('kr-law-1', 'laws', '韩国关税法', 'Customs Act', ['WTO'], {
    name: ['ko', '관세법'],
    mark: 'unchecked',
  }),
  law(
    'kr-law-2',
    'laws',
    '韩国自由贸易协定实施关税法特例法',
    'Act on Special Cases of the Customs Act for the Implementation of FTAs',
    ['RCEP'],
    { name: ['ko', '자유무역협정의 이행을 위한 관세법의 특례에 관한 법률'], mark: 'unchecked' },
  ),
  law(
    'kr-law-3',
    'productQuality',
    '韩国电气用品和生活用品安全管理法',
    'Electrical Appliances and Consumer Products Safety Control Act',
    ['TBT'],
    { name: ['ko', '전기용품 및 생활용품 안전관리법'], about: ['electrical', 'consumer'], mark: 'unchecked' },
  ),
  law('au-law-1', 'laws', '澳大利亚海关法', 'Customs Act 1901', ['domestic'], {
    dates: { dated: '1901' },
    mark: 'unchecked',
  }),
  law('au-law-2', 'laws', '澳大利亚关税法', 'Customs Tariff Act 1995', ['RCEP', 'WTO'], {
    dates: { dated: '1995' },
    mark: 'unchecked',
  }),
  law(
    'au-law-3',
    'productQuality',
    '澳大利亚竞争和消费者法',
    'Competition and Consumer Act 2010',
    ['domestic'],
    {
      dates: { dated: '2010' },
      about: ['consumer'],
      mark: 'unchecked',
    },
  ),
  law(
    'nz-law-1',
    'tradeMeasures',
    '新西兰贸易（反倾销和反补贴税）法',
    'Trade (Anti-dumping and Countervailing Duties) Act 1988',
    ['ADA'],
    {
      dates: { dated: '1988' },
      url: 'https://gazette.govt.nz/notice/id/2020-go5787',
      readIn: { zh: '新西兰公报2020-go5787号公告', en: 'New Zealand Gazette, notice 2020-go5787' },
    },
  ),
  law('nz-law-2', 'laws', '新西兰海关和消费税法', 'Customs and Excise Act 2018', ['RCEP'], {
    dates: { dated: '2018' },
    mark: 'unchecked',
  }),
  law('in-law-1', 'laws', '印度海关税则法', 'Customs Tariff Act, 1975', ['WTO'], {
    number: { en: '51 of 1975' },
    dates: { dated: '1975' },
    content: {
      zh: '第9A条是征收反倾销税的条款。',
      en: 'Section 9A is the provision on anti-dumping duty.',
    },
    readIn: {
      zh: '印度财政部第26/2024-Customs (ADD)号通知',
      en: 'Notification 26/2024-Customs (ADD) of the Ministry of Finance',
    },
  }),
  law(
    'in-law-2',
    'tradeMeasures',
    '对原产于中国和越南的光伏玻璃征收临时反倾销税的通知',
    'Notification on provisional anti-dumping duty on textured tempered glass from China PR and Vietnam',
    ['ADA'],
    {
      number: { en: '26/2024-Customs (ADD)' },
      dates: { dated: '2024-12-04' },
      name: null,
      about: ['glass'],
      content: {
        zh: '对原产于中国和越南的压花钢化玻璃（光伏玻璃）征收临时反倾销税。终裁结果本库未核对，不作结论。',
        en: 'Provisional anti-dumping duty on textured tempered glass (solar glass) from China and Viet Nam. The final result was not checked for this library; none is stated.',
      },
      readIn: {
        zh: '印度财政部第26/2024-Customs (ADD)号通知',
        en: 'Notification 26/2024-Customs (ADD) of the Ministry of Finance',
      },
      caseIds: ['in-ad-solar-glass-cn-vn-2023'],
    },
  ),
  law('in-law-3', 'laws', '印度海关法', 'Customs Act, 1962', ['domestic'], {
    number: { en: '52 of 1962' },
    dates: { dated: '1962' },
    mark: 'unchecked',
  }),
  law('in-law-4', 'technicalRules', '印度标准局法', 'Bureau of Indian Standards Act, 2016', ['TBT'], {
    dates: { dated: '2016' },
    mark: 'unchecked',
  }),
  law(
    'in-law-5',
    'laws',
    '印度贸易协定原产地规则管理办法',
    'Customs (Administration of Rules of Origin under Trade Agreements) Rules, 2020',
    ['ftaOrigin'],
    { dates: { dated: '2020' }, mark: 'unchecked' },
  ),
];
