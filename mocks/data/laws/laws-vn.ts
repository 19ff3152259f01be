import { law, type LawRecord } from './law-record';

/** Laws of Viet Nam, as of 2026. */
export const lawsOfVietNam: LawRecord[] = [
  law('vn-law-1', 'laws', '越南外贸管理法', 'Law on Foreign Trade Management', ['WTO'], {
    number: '05/2017/QH14',
    dates: { dated: '2017-06-12' },
    name: ['vi', 'Luật Quản lý ngoại thương'],
    readIn: {
      zh: '越南工贸部第1711/QĐ-BCT号决定（2019年）',
      en: 'Decision 1711/QĐ-BCT (2019) of the Ministry of Industry and Trade',
    },
  }),
  law(
    'vn-law-2',
    'tradeMeasures',
    '越南贸易防卫措施细则议定',
    'Decree detailing the Law on Foreign Trade Management on trade defence measures',
    ['WTO'],
    {
      number: '86/2025/ND-CP',
      dates: { dated: '2025-04-11' },
      name: [
        'vi',
        'Nghị định quy định chi tiết một số điều của Luật Quản lý ngoại thương về các biện pháp phòng vệ thương mại',
      ],
      url: 'https://htpldn.moj.gov.vn/Pages/chi-tiet-tin.aspx?ItemID=114&l=Vanbanchinhsachmoi',
      readIn: {
        zh: '越南司法部企业法律支持网站',
        en: 'Legal support site for companies, Ministry of Justice of Viet Nam',
      },
    },
  ),
  law(
    'vn-law-3',
    'laws',
    '越南货物原产地细则议定',
    'Decree detailing the Law on Foreign Trade Management on origin of goods',
    ['ftaOrigin'],
    {
      number: '31/2018/ND-CP',
      dates: { dated: '2018-03-08' },
      name: ['vi', 'Nghị định quy định chi tiết Luật Quản lý ngoại thương về xuất xứ hàng hóa'],
      readIn: {
        zh: '越南第05/2018/TT-BCT号、第26/2018号通知',
        en: 'Circulars 05/2018/TT-BCT and 26/2018 of Viet Nam',
      },
    },
  ),
  law('vn-law-4', 'laws', '越南货物原产地通知', 'Circular on origin of goods', ['ftaOrigin'], {
    number: '05/2018/TT-BCT',
    dates: { dated: '2018-04-03' },
    name: ['vi', 'Thông tư quy định về xuất xứ hàng hóa'],
    readIn: { zh: '越南第05/2018/TT-BCT号通知', en: 'Circular 05/2018/TT-BCT of Viet Nam' },
  }),
  law(
    'vn-law-5',
    'laws',
    '越南实施RCEP特惠进口税则议定（2022—2027年）',
    'Decree on the special preferential import tariff to implement RCEP, 2022-2027',
    ['RCEP'],
    {
      number: '129/2022/ND-CP',
      dates: { dated: '2022-12-30' },
      until: '2027-12-31',
      name: [
        'vi',
        'Nghị định ban hành Biểu thuế nhập khẩu ưu đãi đặc biệt của Việt Nam để thực hiện Hiệp định Đối tác Kinh tế Toàn diện Khu vực giai đoạn 2022 - 2027',
      ],
      content: {
        zh: '越南2022—2027年的RCEP特惠进口税率，附件A至F按来源地分为东盟、澳大利亚、中国、日本、韩国、新西兰六组。本站的越南逐年税率取自该议定，目前收录电动汽车行业的25个编码。',
        en: 'The RCEP rates of Viet Nam for 2022 to 2027, in six annexes A to F by origin: ASEAN, Australia, China, Japan, Korea, New Zealand. The yearly rates of Viet Nam on this site are taken from it; 25 codes of the electric vehicle sector are held.',
      },
      mark: 'unchecked',
    },
  ),
  law('vn-law-6', 'laws', '越南RCEP原产地规则通知', 'Circular on rules of origin in RCEP', ['RCEP'], {
    number: '05/2022/TT-BCT',
    dates: { dated: '2022' },
    name: [
      'vi',
      'Thông tư quy định Quy tắc xuất xứ hàng hóa trong Hiệp định Đối tác Kinh tế Toàn diện Khu vực',
    ],
    mark: 'unchecked',
  }),
];
