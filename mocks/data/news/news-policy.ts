import type { NewsEntry } from '../news-entry';

/** Laws, tariffs, rules and standards on their first day of application, as of November 2026. */
export const policyNews: NewsEntry[] = [
  {
    id: 'cn-tariff-law-2024',
    kind: 'tariff',
    date: '2024-12-01',
    headline: {
      zh: '《中华人民共和国关税法》施行',
      en: 'The Tariff Law of China enters into force',
      ja: '中国「関税法」が施行',
      ko: '중국 관세법 시행',
      vi: 'Luật Thuế quan của Trung Quốc có hiệu lực',
      ms: 'Undang-undang Tarif China berkuat kuasa',
    },
    body: {
      zh: '<p>《中华人民共和国关税法》于2024年4月26日通过，自2024年12月1日起施行。</p><p>文本在国家税务总局的政策法规库，题录在本站的<a href="#/home/lawService?country=CN">合规服务</a>。</p>',
      en: '<p>The Tariff Law of the People’s Republic of China was adopted on 26 April 2024 and applies from 1 December 2024.</p><p>The text is in the policy library of the State Taxation Administration; the title is listed under <a href="#/home/lawService?country=CN">compliance</a> on this site.</p>',
    },
    countries: ['CN'],
    origin: {
      name: { zh: '国家税务总局政策法规库', en: 'State Taxation Administration, policy library' },
      url: 'https://fgk.chinatax.gov.cn/zcfgk/c100009/c5234556/content.html',
      date: null,
    },
    mark: 'fact',
  },
  {
    id: 'cn-tariff-2026',
    kind: 'tariff',
    date: '2026-01-01',
    headline: {
      zh: '《中华人民共和国进出口税则（2026）》、增值税法施行',
      en: 'The 2026 tariff and the VAT Law of China apply',
      ja: '中国「輸出入税則（2026）」と増値税法が施行',
      ko: '중국 2026년 수출입세칙 및 증치세법 시행',
      vi: 'Biểu thuế xuất nhập khẩu 2026 và Luật Thuế giá trị gia tăng của Trung Quốc được áp dụng',
      ms: 'Tarif Import dan Eksport China (2026) dan Undang-undang VAT berkuat kuasa',
    },
    body: {
      zh: '<p>2026年1月1日，2026年版进出口税则和增值税法同日施行。</p><ul><li>《中华人民共和国进出口税则（2026）》：国务院关税税则委员会公告2025年第12号</li><li>《中华人民共和国增值税法》：2024年12月25日通过</li></ul><p>中国的税率目前在本站只有示例数据，实际税率以税则原文为准。</p>',
      en: '<p>The import and export tariff of 2026 and the Value-Added Tax Law of China both apply from 1 January 2026.</p><ul><li>Import and Export Tariff (2026): State Council Tariff Commission Announcement 2025 No. 12</li><li>Value-Added Tax Law: adopted on 25 December 2024</li></ul><p>This site holds only sample data for the tariff of China; the rates that apply are those of the tariff itself.</p>',
    },
    countries: ['CN'],
    origin: {
      name: { zh: '财政部关税司', en: 'Ministry of Finance of China, Tariff Policy Department' },
      url: 'https://gss.mof.gov.cn/gzdt/zhengcefabu/202512/t20251231_3981044.htm',
      date: '2025-12-31',
    },
    mark: 'fact',
  },
  {
    id: 'cn-food-producers-2026',
    kind: 'policy',
    date: '2026-06-01',
    headline: {
      zh: '《进口食品境外生产企业注册管理规定》（海关总署令第280号）施行',
      en: 'GACC Order 280 on registration of foreign food producers enters into force',
      ja: '中国「輸入食品海外製造企業登録管理規定」（税関総署令第280号）が施行',
      ko: '중국 수입식품 해외생산기업 등록관리규정(해관총서령 제280호) 시행',
      vi: 'Trung Quốc: Lệnh 280 về đăng ký doanh nghiệp sản xuất thực phẩm nhập khẩu ở nước ngoài có hiệu lực',
      ms: 'Perintah GACC 280 tentang pendaftaran pengeluar makanan luar negara berkuat kuasa',
    },
    body: {
      zh: '<p>海关总署令第280号《中华人民共和国进口食品境外生产企业注册管理规定》于2025年10月14日公布，自2026年6月1日起施行。</p><p>向中国出口食品的境外生产企业，请按该规定确认注册要求；海关总署网站有办事指南。</p>',
      en: '<p>GACC Order 280, the Rules on Registration of Foreign Producers of Imported Food, was issued on 14 October 2025 and applies from 1 June 2026.</p><p>Producers abroad that export food to China should check under it how they have to be registered; the customs authority’s site has a guide.</p>',
    },
    countries: ['CN'],
    origin: {
      name: { zh: '海关总署互联网+海关办事指南', en: 'GACC online customs guide' },
      url: 'https://online.customs.gov.cn/static/pages/guides/001029004000/001029004000.html',
      date: null,
    },
    mark: 'fact',
  },
  {
    id: 'cn-gbt-3920-2027',
    kind: 'standard',
    date: '2027-01-01',
    headline: {
      zh: 'GB/T 3920-2024《纺织品 色牢度试验 耐摩擦色牢度》实施',
      en: 'GB/T 3920-2024, colour fastness of textiles to rubbing, applies',
      ja: 'GB/T 3920-2024「繊維製品 染色堅ろう度試験 摩擦に対する染色堅ろう度」が実施',
      ko: 'GB/T 3920-2024 「섬유 염색견뢰도 시험, 마찰견뢰도」 시행',
      vi: 'Áp dụng GB/T 3920-2024 về độ bền màu của vật liệu dệt với ma sát',
      ms: 'GB/T 3920-2024, ketahanan warna tekstil terhadap gosokan, berkuat kuasa',
    },
    body: {
      zh: '<p>GB/T 3920-2024《纺织品 色牢度试验 耐摩擦色牢度》于2024年12月31日发布，实施日期是2027年1月1日。</p><table><thead><tr><th scope="col">标准</th><th scope="col">实施日期</th><th scope="col">采用的国际标准</th></tr></thead><tbody><tr><td>GB/T 3920-2008</td><td>2009-06-01，至2027-01-01被代替</td><td>ISO 105-X12:2001，修改采用（MOD）</td></tr><tr><td>GB/T 3920-2024</td><td>2027-01-01</td><td>ISO 105-X12:2016，一致性程度未收录</td></tr></tbody></table>',
      en: '<p>GB/T 3920-2024, Textiles, tests for colour fastness, colour fastness to rubbing, was published on 31 December 2024; its date of implementation is 1 January 2027.</p><table><thead><tr><th scope="col">Standard</th><th scope="col">In force from</th><th scope="col">International standard adopted</th></tr></thead><tbody><tr><td>GB/T 3920-2008</td><td>2009-06-01, to be replaced on 2027-01-01</td><td>ISO 105-X12:2001, modified (MOD)</td></tr><tr><td>GB/T 3920-2024</td><td>2027-01-01</td><td>ISO 105-X12:2016, degree: no data</td></tr></tbody></table>',
    },
    countries: ['CN'],
    origin: {
      name: { zh: 'gbstd.com 标准题录', en: 'gbstd.com, catalogue of standards' },
      url: 'https://www.gbstd.com/en-us/view/8014024035000000.html',
      date: null,
    },
    sectors: ['textile'],
    mark: 'fact',
  },
];
