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
  law(
    'vn-law-7',
    'laws',
    '修改第129/2022/ND-CP号等议定的议定（RCEP对缅甸、菲律宾适用）',
    'Decree amending Decree 129/2022/ND-CP and others (RCEP rates for Myanmar and the Philippines)',
    ['RCEP'],
    {
      number: '84/2023/ND-CP',
      dates: { dated: '2023-12-01' },
      content: {
        zh: '在第129/2022/ND-CP号议定的适用国家中加入缅甸和菲律宾。RCEP自2022年3月4日起对缅甸货物适用，多缴的税可以处理。据公开网页的介绍，未读原文。',
        en: 'Adds Myanmar and the Philippines to the countries of Decree 129/2022/ND-CP. RCEP applies to goods of Myanmar from 2022-03-04, and overpaid duty can be settled. As public pages report it; we have not seen the decree itself.',
      },
      readIn: { zh: 'LuatVietnam 和 LawNet 的网页', en: 'Pages of LuatVietnam and LawNet' },
      mark: 'unchecked',
    },
  ),
  law(
    'vn-law-8',
    'laws',
    '越南RCEP产品特定原产地规则（HS 2022）通知',
    'Circular on the product-specific rules of RCEP in HS 2022',
    ['RCEP'],
    {
      number: '32/2022/TT-BCT',
      dates: { dated: '2022-11-18', inForce: '2023-01-01' },
      content: {
        zh: '修改第05/2022/TT-BCT号通知，把RCEP联合委员会2022年通过的HS 2022版产品特定原产地规则列为附件一，自2023年1月1日起适用。本站第61至63章和品目87.03的规则取自该附件。',
        en: 'Amends Circular 05/2022/TT-BCT: Annex I holds the product-specific rules in HS 2022 adopted by the RCEP Joint Committee in 2022, for use from 2023-01-01. The rules of chapters 61 to 63 and heading 87.03 on this site are taken from it.',
      },
      readIn: { zh: '越南第32/2022/TT-BCT号通知', en: 'Circular 32/2022/TT-BCT of Viet Nam' },
    },
  ),
];
