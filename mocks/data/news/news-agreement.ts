import type { NewsEntry } from '../news-entry';

const TEN = ['CN', 'JP', 'NZ', 'AU', 'BN', 'KH', 'LA', 'SG', 'TH', 'VN'];
const PARTIES = [...TEN, 'KR', 'MY', 'MM', 'ID', 'PH'];

const GACC_2022_129 = {
  name: { zh: '海关总署公告2022年第129号', en: 'GACC Announcement 2022 No. 129' },
  url: null,
  date: '2022',
};

/** From the signing of the Agreement to its entry into force for the last Party, as of November 2026. */
export const agreementNews: NewsEntry[] = [
  {
    id: 'text-concluded-2019',
    kind: 'agreement',
    date: '2019-11-04',
    headline: {
      zh: '15个成员国结束全部文本谈判；印度表示不加入',
      en: 'Fifteen participants conclude the text negotiations; India stays out',
      ja: '15か国が条文交渉を終了、インドは不参加を表明',
      ko: '15개국 협정문 협상 타결, 인도는 불참 표명',
      vi: '15 nước kết thúc đàm phán lời văn hiệp định; Ấn Độ không tham gia',
      ms: '15 negara memuktamadkan rundingan teks; India tidak menyertai',
    },
    body: {
      zh: '<p>2019年11月4日，《区域全面经济伙伴关系协定》（RCEP）的15个谈判方结束全部文本谈判，印度表示不加入。</p><p>印度因此不是缔约方。本站对印度只列最惠国税率，不列RCEP税率、原产地规则和关税节省，见<a href="#/home/nationGuide?country=IN">印度的国别指南</a>。</p>',
      en: '<p>On 4 November 2019 fifteen negotiating countries concluded the text of the Regional Comprehensive Economic Partnership (RCEP). India said that it would not join.</p><p>India is therefore not a Party. For India this site shows MFN rates only, and no RCEP rate, rule of origin or saving; see the <a href="#/home/nationGuide?country=IN">country guide of India</a>.</p>',
    },
    countries: [...PARTIES, 'IN'],
    origin: null,
    mark: 'unchecked',
  },
  {
    id: 'rcep-signed-2020',
    kind: 'agreement',
    date: '2020-11-15',
    headline: {
      zh: '《区域全面经济伙伴关系协定》（RCEP）正式签署',
      en: 'RCEP is signed',
      ja: '地域的な包括的経済連携（RCEP）協定に署名',
      ko: '역내포괄적경제동반자협정(RCEP) 서명',
      vi: 'Ký kết Hiệp định Đối tác Kinh tế Toàn diện Khu vực (RCEP)',
      ms: 'Perjanjian Perkongsian Ekonomi Komprehensif Serantau (RCEP) ditandatangani',
    },
    body: {
      zh: '<p>2020年11月15日，15个国家签署RCEP：东盟十国和中国、日本、韩国、澳大利亚、新西兰。</p><p>协定其后分批生效，最早一批是2022年1月1日，最后一个缔约方是2023年6月2日。各方的生效日见国别指南。</p>',
      en: '<p>On 15 November 2020 fifteen countries signed RCEP: the ten members of ASEAN, China, Japan, the Republic of Korea, Australia and New Zealand.</p><p>It has since entered into force in stages, first on 1 January 2022 and for the last Party on 2 June 2023. The country guides give the date of each Party.</p>',
    },
    countries: PARTIES,
    origin: null,
    mark: 'unchecked',
  },
  {
    id: 'in-force-ten-2022',
    kind: 'agreement',
    date: '2022-01-01',
    headline: {
      zh: 'RCEP对中国、日本、新西兰、澳大利亚、文莱、柬埔寨、老挝、新加坡、泰国、越南10国生效',
      en: 'RCEP enters into force for ten Parties',
      ja: 'RCEP、中国・日本・ニュージーランド・豪州・ブルネイ・カンボジア・ラオス・シンガポール・タイ・ベトナムの10か国で発効',
      ko: 'RCEP, 중국·일본·뉴질랜드·호주·브루나이·캄보디아·라오스·싱가포르·태국·베트남 10개국에서 발효',
      vi: 'RCEP có hiệu lực với 10 nước, trong đó có Trung Quốc, Nhật Bản và Việt Nam',
      ms: 'RCEP berkuat kuasa bagi sepuluh Pihak, antaranya China, Jepun dan Singapura',
    },
    body: {
      zh: '<p>2022年1月1日，RCEP对首批10国生效。</p><ul><li>东盟6国：文莱、柬埔寨、老挝、新加坡、泰国、越南</li><li>其他4国：中国、日本、新西兰、澳大利亚</li></ul><p>生效当天是这些缔约方之间降税的第1年。</p>',
      en: '<p>On 1 January 2022 RCEP entered into force for the first ten Parties.</p><ul><li>Six of ASEAN: Brunei Darussalam, Cambodia, Lao PDR, Singapore, Thailand and Viet Nam</li><li>Four others: China, Japan, New Zealand and Australia</li></ul><p>That day began year 1 of the tariff cuts among them.</p>',
    },
    countries: TEN,
    origin: {
      name: { en: 'taokecoco.com' },
      url: 'http://taokecoco.com/page/2023/0216/20592280.shtml',
      date: '2023-02-16',
    },
    mark: 'fact',
  },
  {
    id: 'in-force-kr-2022',
    kind: 'agreement',
    date: '2022-02-01',
    headline: {
      zh: 'RCEP对韩国生效',
      en: 'RCEP enters into force for the Republic of Korea',
      ja: 'RCEP、韓国で発効',
      ko: 'RCEP, 한국에서 발효',
      vi: 'RCEP có hiệu lực với Hàn Quốc',
      ms: 'RCEP berkuat kuasa bagi Republik Korea',
    },
    body: {
      zh: '<p>2022年2月1日，RCEP对韩国生效。连同1月1日生效的10国，协定在11个缔约方之间实施。</p>',
      en: '<p>On 1 February 2022 RCEP entered into force for the Republic of Korea. With the ten Parties of 1 January it then applied among eleven.</p>',
    },
    countries: ['KR'],
    origin: { name: { en: '10100.com' }, url: 'https://www.10100.com/article/318746', date: null },
    mark: 'fact',
  },
  {
    id: 'in-force-my-2022',
    kind: 'agreement',
    date: '2022-03-18',
    headline: {
      zh: 'RCEP对马来西亚生效',
      en: 'RCEP enters into force for Malaysia',
      ja: 'RCEP、マレーシアで発効',
      ko: 'RCEP, 말레이시아에서 발효',
      vi: 'RCEP có hiệu lực với Malaysia',
      ms: 'RCEP berkuat kuasa bagi Malaysia',
    },
    body: {
      zh: '<p>2022年3月18日，RCEP对马来西亚生效，马来西亚是第12个生效的缔约方。</p>',
      en: '<p>On 18 March 2022 RCEP entered into force for Malaysia, the twelfth Party for which it did.</p>',
    },
    countries: ['MY'],
    origin: { name: { en: '10100.com' }, url: 'https://www.10100.com/article/318746', date: null },
    mark: 'fact',
  },
  {
    id: 'in-force-mm-2022',
    kind: 'agreement',
    date: '2022-05-01',
    headline: {
      zh: 'RCEP在中国与缅甸之间生效',
      en: 'RCEP enters into force between China and Myanmar',
      ja: 'RCEP、中国とミャンマーの間で発効',
      ko: 'RCEP, 중국과 미얀마 간 발효',
      vi: 'RCEP có hiệu lực giữa Trung Quốc và Myanmar',
      ms: 'RCEP berkuat kuasa antara China dengan Myanmar',
    },
    body: {
      zh: '<p>2022年5月1日，RCEP在中国与缅甸之间生效。</p><p>其他缔约方是否对缅甸货物适用RCEP，要逐个进口国确认；查税率时请看结果页的说明。</p>',
      en: '<p>On 1 May 2022 RCEP entered into force between China and Myanmar.</p><p>Whether another Party applies it to goods of Myanmar has to be confirmed importer by importer; the tariff result says so for each pair.</p>',
    },
    countries: ['CN', 'MM'],
    origin: null,
    pair: { from: 'MM', to: 'CN' },
    mark: 'unchecked',
  },
  {
    id: 'rules-hs2022-2023',
    kind: 'agreement',
    date: '2023-01-01',
    headline: {
      zh: '转版为2022年版《协调制度》的RCEP产品特定原产地规则清单施行（海关总署公告2022年第129号）',
      en: 'The HS 2022 list of RCEP product-specific rules applies in China (GACC 2022-129)',
      ja: '中国、HS2022版のRCEP品目別規則を適用（税関総署公告2022年第129号）',
      ko: '중국, HS 2022 기준 RCEP 품목별 원산지기준(PSR) 시행(해관총서 공고 2022년 제129호)',
      vi: 'Trung Quốc áp dụng quy tắc cụ thể mặt hàng RCEP theo HS 2022 (Thông báo 129 năm 2022 của Tổng cục Hải quan)',
      ms: 'China mengguna pakai peraturan khusus produk RCEP versi HS 2022 (Pengumuman GACC 2022 No. 129)',
    },
    body: {
      zh: '<p>2023年1月1日，转版为2022年版《协调制度》的RCEP产品特定原产地规则清单在中国施行。依据是海关总署公告2022年第129号。</p><p>该公告取代海关总署公告2021年第106号的附件1和附件3，并列明自2023年1月2日起对印度尼西亚实施协定。</p>',
      en: '<p>On 1 January 2023 the list of RCEP product-specific rules of origin, transposed to the Harmonized System 2022, began to apply in China under GACC Announcement 2022 No. 129.</p><p>The announcement replaces annexes 1 and 3 of GACC Announcement 2021 No. 106 and provides for Indonesia from 2 January 2023.</p>',
    },
    countries: ['CN'],
    origin: GACC_2022_129,
    mark: 'fact',
  },
  {
    id: 'in-force-id-2023',
    kind: 'agreement',
    date: '2023-01-02',
    headline: {
      zh: 'RCEP对印度尼西亚生效',
      en: 'RCEP enters into force for Indonesia',
      ja: 'RCEP、インドネシアで発効',
      ko: 'RCEP, 인도네시아에서 발효',
      vi: 'RCEP có hiệu lực với Indonesia',
      ms: 'RCEP berkuat kuasa bagi Indonesia',
    },
    body: {
      zh: '<p>2023年1月2日，RCEP对印度尼西亚生效。中国对印度尼西亚实施协定的安排见海关总署公告2022年第129号。</p>',
      en: '<p>On 2 January 2023 RCEP entered into force for Indonesia. How China applies it to Indonesia is laid down in GACC Announcement 2022 No. 129.</p>',
    },
    countries: ['ID'],
    origin: GACC_2022_129,
    mark: 'fact',
  },
  {
    id: 'in-force-ph-2023',
    kind: 'agreement',
    date: '2023-06-02',
    headline: {
      zh: 'RCEP对菲律宾生效，协定对15个成员国全面生效',
      en: 'RCEP enters into force for the Philippines and so for all 15 Parties',
      ja: 'RCEP、フィリピンで発効、全15締約国で発効',
      ko: 'RCEP, 필리핀에서 발효, 15개 당사국 모두 발효',
      vi: 'RCEP có hiệu lực với Philippines, qua đó với cả 15 nước thành viên',
      ms: 'RCEP berkuat kuasa bagi Filipina, dan dengan itu bagi kesemua 15 Pihak',
    },
    body: {
      zh: '<p>2023年6月2日，RCEP对菲律宾生效。至此，协定对15个签署国全部生效。</p>',
      en: '<p>On 2 June 2023 RCEP entered into force for the Philippines, and with it for all fifteen signatories.</p>',
    },
    countries: ['PH'],
    origin: {
      name: { en: 'ldzcw.com' },
      url: 'http://ldzcw.com/html/2024/dwzx_0805/917.html',
      date: '2024-08-05',
    },
    mark: 'fact',
  },
];
