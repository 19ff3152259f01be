import type { Holding } from '@/features/sources/sources-schema';
import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';
import { APPENDIX_LINES } from '../../data/tariffs/appendices';
import { countryRecords } from '../../data/countries';
import { publishedLaws } from '../../content/kinds/laws';
import { rulesToday } from '../../editions/published-rules';
import { SAMPLE_IMPORTERS } from '../../data/tariffs/sample-schedules';
import { sourcesFor } from '../../data/sources';
import { publishedCases } from '../../content/kinds/risk-cases';
import { HS_CODE_COUNT } from '../../search/hs/hs-codes';
import { paging } from '../../search/list-query';
import { pick, type Locale } from '../../locale';
import { portalGet } from '../../portal-conventions';
import { packedEditions } from '../../tariffs/packed';
import { standardCounts } from '../../standards/standard-library';
import { isPackedConfirmed } from '../../editions/edition-records';
import { lineCounts } from '../../tariffs/tariff-extent';
import { withPublishedTariffs, type HoldingEntry } from './tariff-holdings';

const entries: HoldingEntry[] = [
  {
    id: 'hs-codes',
    subject: {
      zh: '协调制度六位编码（HS 2022）',
      en: 'Six-digit codes of the Harmonized System (HS 2022)',
      ja: 'HS 6 桁コード（HS 2022）',
      ko: 'HS 6단위 코드(HS 2022)',
      vi: 'Mã HS sáu số (HS 2022)',
      ms: 'Kod HS enam digit (HS 2022)',
    },
    count: () => HS_CODE_COUNT,
    sourceId: 'hs-2022',
  },
  {
    id: 'tariff-jp',
    subject: {
      zh: '日本税则税目',
      en: 'Tariff lines of Japan',
      ja: '日本の税率',
      ko: '일본 관세율표 세번',
      vi: 'Dòng thuế của Nhật Bản',
      ms: 'Baris tarif Jepun',
    },
    count: () => lineCounts('JP').lines,
    sourceId: 'jp-tariff-2026',
  },
  {
    id: 'tariff-vn',
    subject: {
      zh: '越南税则税目',
      en: 'Tariff lines of Viet Nam',
      ja: 'ベトナムの税率',
      ko: '베트남 관세율표 세번',
      vi: 'Dòng thuế của Việt Nam',
      ms: 'Baris tarif Viet Nam',
    },
    count: () => lineCounts('VN').lines,
    sourceId: 'vn-tariff-2026',
  },
  {
    id: 'tariff-vn-years',
    subject: {
      zh: '越南RCEP逐年税率（税目和来源地）',
      en: 'RCEP rates of Viet Nam by year, lines by origin',
      ja: 'ベトナムの年ごとの RCEP 税率',
      ko: '베트남 연도별 RCEP 세율',
      vi: 'Thuế suất RCEP theo năm của Việt Nam',
      ms: 'Kadar RCEP Viet Nam mengikut tahun',
    },
    count: () => rowsOf('vn-decree-129-2022'),
    sourceId: 'vn-decree-129-2022',
  },
  {
    id: 'tariff-kr',
    subject: {
      zh: '韩国税则税目（仅中国原产货物）',
      en: 'Tariff lines of Korea, goods from China',
      ja: '韓国の税率（中国産のみ）',
      ko: '한국 관세율표 세번(중국산)',
      vi: 'Dòng thuế của Hàn Quốc (hàng Trung Quốc)',
      ms: 'Baris tarif Republik Korea (barang dari China)',
    },
    count: () => lineCounts('KR').lines,
    sourceId: 'kr-tariff-2026',
  },
  {
    id: 'tariff-kr-origins',
    subject: {
      zh: '韩国税则税目（全部原产地）',
      en: 'Tariff lines of Korea, goods of every origin',
      ja: '韓国の税率（すべての原産地）',
      ko: '한국 관세율표 세번(모든 원산지)',
      vi: 'Dòng thuế của Hàn Quốc (mọi xuất xứ)',
      ms: 'Baris tarif Republik Korea (semua negara asal)',
    },
    count: () => rowsOf('kr-tariff-2026-origins'),
    sourceId: 'kr-tariff-2026',
  },
  {
    id: 'tariff-jp-2025',
    subject: {
      zh: '日本RCEP税率有变动的税目（2025财年）',
      en: 'Tariff lines of Japan with another RCEP rate in fiscal 2025',
      ja: '2025年度に RCEP 税率が異なる日本の国内細分',
      ko: '2025회계연도 RCEP 세율이 다른 일본 세번',
      vi: 'Dòng thuế của Nhật Bản có thuế suất RCEP khác trong năm tài khóa 2025',
      ms: 'Baris tarif Jepun dengan kadar RCEP berlainan pada tahun fiskal 2025',
    },
    count: () => rowsOf('jp-tariff-2025'),
    sourceId: 'jp-tariff-2025',
  },
  {
    id: 'tariff-id',
    subject: {
      zh: '印度尼西亚最惠国税率（2022年）',
      en: 'MFN tariff lines of Indonesia, 2022',
      ja: 'インドネシアの最恵国税率（2022年）',
      ko: '인도네시아 최혜국세율 세번(2022년)',
      vi: 'Dòng thuế MFN của Indonesia, 2022',
      ms: 'Baris tarif MFN Indonesia, 2022',
    },
    count: () => lineCounts('ID').lines,
    sourceId: 'id-tariff-2022',
  },
  {
    id: 'tariff-my',
    subject: {
      zh: '马来西亚税则部分税目（电动汽车及零件）',
      en: 'Part of the tariff lines of Malaysia, electric vehicles and parts',
      ja: 'マレーシアの税率の一部（電気自動車と部品）',
      ko: '말레이시아 관세율표 세번 일부(전기자동차와 부품)',
      vi: 'Một phần dòng thuế của Malaysia (xe điện và phụ tùng)',
      ms: 'Sebahagian baris tarif Malaysia (kenderaan elektrik dan bahagian)',
    },
    count: () => lineCounts('MY').lines,
    unchecked: () => (isPackedConfirmed('MY') ? 0 : lineCounts('MY').lines),
    sourceId: 'my-tariff-2025',
  },
  {
    id: 'rules-of-origin-2022',
    subject: {
      zh: '产品特定原产地规则（HS 2022）',
      en: 'Product-specific rules of origin (HS 2022)',
      ja: '品目別規則（HS 2022）',
      ko: '품목별 원산지기준(HS 2022)',
      vi: 'Quy tắc cụ thể mặt hàng (PSR, HS 2022)',
      ms: 'Peraturan khusus produk (HS 2022)',
    },
    count: () => rulesToday().length,
    unchecked: () => uncheckedOf(rulesToday()),
    get sourceId() {
      return rulesToday()[0]?.sourceId ?? 'vn-circular-32-2022';
    },
  },
  {
    id: 'tariff-differential-appendices',
    subject: {
      zh: '关税差异附录的税目',
      en: 'Lines of the appendices on tariff differentials',
      ja: '税率差に関する付録の品目',
      ko: '관세차별 부록의 품목',
      vi: 'Dòng thuế trong phụ lục khác biệt thuế quan',
      ms: 'Baris tarif dalam apendiks perbezaan tarif',
    },
    count: () => APPENDIX_LINES,
    sourceId: 'vn-circular-05-2022',
  },
  {
    id: 'trade-remedies',
    subject: {
      zh: '贸易救济案件',
      en: 'Trade-remedy cases',
      ja: '貿易救済案件',
      ko: '무역구제 사건',
      vi: 'Vụ việc phòng vệ thương mại',
      ms: 'Kes remedi perdagangan',
    },
    count: () => publishedCases().length,
    sourceId: 'trade-remedies',
  },
  {
    id: 'laws',
    subject: {
      zh: '法律法规',
      en: 'Laws and regulations',
      ja: '法令',
      ko: '법령',
      vi: 'Văn bản pháp luật',
      ms: 'Undang-undang dan peraturan',
    },
    count: () => publishedLaws().length,
    unchecked: () => uncheckedOf(publishedLaws()),
    sourceId: 'laws',
  },
  {
    id: 'standards',
    subject: {
      zh: '中国国家标准和所采用的国际标准',
      en: 'Chinese standards and international ones they adopt',
      ja: '中国国家規格と採用された国際規格',
      ko: '중국 국가표준과 채택한 국제표준',
      vi: 'Tiêu chuẩn Trung Quốc và tiêu chuẩn quốc tế được chấp nhận',
      ms: 'Standard China dan standard antarabangsa yang sepadan',
    },
    ...standardsOf('standards'),
  },
  {
    id: 'standards-jis',
    subject: {
      zh: '日本工业标准（JIS）',
      en: 'Japanese Industrial Standards (JIS)',
      ja: '日本産業規格（JIS）',
      ko: '일본산업표준(JIS)',
      vi: 'Tiêu chuẩn công nghiệp Nhật Bản (JIS)',
      ms: 'Standard Perindustrian Jepun (JIS)',
    },
    ...standardsOf('standards-jis'),
  },
  {
    id: 'standards-adoption',
    subject: {
      zh: '韩国、印度尼西亚等国标准的采标关系',
      en: 'Standards of Korea, Indonesia and others that adopt international ones',
      ja: '韓国・インドネシアなどの規格と国際規格の採用関係',
      ko: '한국·인도네시아 등 표준의 국제표준 채택 관계',
      vi: 'Tiêu chuẩn Hàn Quốc, Indonesia và các nước khác chấp nhận tiêu chuẩn quốc tế',
      ms: 'Standard Republik Korea, Indonesia dan lain-lain yang menerima pakai standard antarabangsa',
    },
    ...standardsOf('standards-adoption'),
  },
  {
    id: 'standards-limits',
    subject: {
      zh: '载有技术指标限值的文件',
      en: 'Documents with technical limits',
      ja: '技術的限度値を定める文書',
      ko: '기술 지표의 기준값을 정한 문서',
      vi: 'Văn bản quy định giới hạn kỹ thuật',
      ms: 'Dokumen yang menetapkan nilai had penunjuk',
    },
    ...standardsOf('standards-limits'),
  },
  {
    id: 'countries',
    subject: {
      zh: '国家贸易数据',
      en: 'Trade figures of countries',
      ja: '各国の貿易統計',
      ko: '국가별 무역 통계',
      vi: 'Số liệu thương mại các nước',
      ms: 'Data perdagangan negara',
    },
    count: () => countryRecords.length,
    sourceId: 'world-factbook',
  },
  {
    id: 'sample-schedules',
    subject: {
      zh: '示例税目',
      en: 'Sample tariff lines',
      ja: 'サンプルの税率',
      ko: '예시 관세율표 세번',
      vi: 'Dòng thuế mẫu',
      ms: 'Baris tarif contoh',
    },
    count: () => SAMPLE_IMPORTERS.reduce((sum, importer) => sum + lineCounts(importer).lines, 0),
    sourceId: 'sample-schedules',
  },
];

/** GET source/findPage */
export const sourceHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/source/findPage', async ({ query, locale }) => {
    const { pageNo, pageSize } = paging(query);
    const all = withPublishedTariffs(entries);
    const page = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return { total: all.length, rows: await Promise.all(page.map((entry) => toHolding(entry, locale))) };
  }),
];

/** The data sets of a source, as they would be sent if it were this one. */
export async function holdingsOf(source: SourceRecord, locale: Locale): Promise<Holding[]> {
  const own = entries.filter(({ sourceId }) => sourceId === source.id);
  return Promise.all(own.map(async (entry) => ({ ...(await toHolding(entry, locale)), source })));
}

async function toHolding(entry: HoldingEntry, locale: Locale): Promise<Holding> {
  const [source] = sourcesFor([entry.sourceId], locale);
  if (source === undefined) throw new Error(`No source for ${entry.id}`);
  return {
    id: entry.id,
    subject: pick(entry.subject, locale),
    count: await entry.count(),
    unchecked: (await entry.unchecked?.()) ?? 0,
    source,
  };
}

/** The standards of one source of the library. */
function standardsOf(sourceId: string): Pick<HoldingEntry, 'count' | 'unchecked' | 'sourceId'> {
  return {
    count: async () => (await standardCounts(sourceId)).standards,
    unchecked: async () => (await standardCounts(sourceId)).unchecked,
    sourceId,
  };
}

const uncheckedOf = (records: readonly { mark: RecordMark }[]): number =>
  records.filter(({ mark }) => mark === 'unchecked').length;

const rowsOf = (edition: string): number => packedEditions.find(({ id }) => id === edition)?.rows ?? 0;
