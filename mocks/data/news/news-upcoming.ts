import type { NewsKind } from '@/features/news/news-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { Texts } from '../../locale';

/** A dated event that is not a news item: the step of a tariff or the end of a measure. */
export interface CalendarEntry {
  id: string;
  date: string;
  kind: NewsKind;
  title: Texts;
  countries: string[];
  riskCaseId: string | null;
  mark: RecordMark;
  sourceId: string;
}

/**
 * First days of the tariff year of a Party (Annex I of the Agreement) and last days of measures as stated in their
 * cases. As of November 2026; a measure may be reviewed or extended before its last day.
 */
export const calendarEntries: CalendarEntry[] = [
  {
    id: 'tariff-year-2027-january',
    date: '2027-01-01',
    kind: 'tariff',
    title: {
      zh: '关税年度自1月1日起的缔约方，RCEP税率进入2027年',
      en: 'RCEP rates of 2027 begin in the Parties whose tariff year starts on 1 January',
      ja: '1月1日に関税年度が始まる締約国で、2027年の RCEP 税率が適用開始',
      ko: '관세연도가 1월 1일에 시작하는 당사국에서 2027년 RCEP 세율 적용',
      vi: 'Thuế suất RCEP năm 2027 bắt đầu tại các nước có năm thuế quan từ ngày 1/1',
      ms: 'Kadar RCEP 2027 bermula di Pihak yang tahun tarifnya bermula pada 1 Januari',
    },
    countries: ['CN', 'KR', 'TH', 'MY', 'VN', 'AU', 'NZ', 'SG', 'LA', 'KH', 'BN'],
    riskCaseId: null,
    mark: 'fact',
    sourceId: 'news-tariff-years',
  },
  {
    id: 'tariff-year-2027-april',
    date: '2027-04-01',
    kind: 'tariff',
    title: {
      zh: '关税年度自4月1日起的缔约方，RCEP税率进入2027年度',
      en: 'RCEP rates of the next year begin in the Parties whose tariff year starts on 1 April',
      ja: '4月1日に関税年度が始まる締約国で、次年度の RCEP 税率が適用開始',
      ko: '관세연도가 4월 1일에 시작하는 당사국에서 다음 연도 RCEP 세율 적용',
      vi: 'Thuế suất RCEP của năm tiếp theo bắt đầu tại các nước có năm thuế quan từ ngày 1/4',
      ms: 'Kadar RCEP tahun berikutnya bermula di Pihak yang tahun tarifnya bermula pada 1 April',
    },
    countries: ['JP', 'ID', 'PH'],
    riskCaseId: null,
    mark: 'fact',
    sourceId: 'news-tariff-years',
  },
  {
    id: 'jp-galvanized-wire-end',
    date: '2027-12-07',
    kind: 'risk',
    title: {
      zh: '日本对热浸镀锌钢丝（中国、韩国）反倾销税的期限届满',
      en: 'Last day of Japan’s anti-dumping duties on hot-dip galvanized steel wire (China, Korea)',
      ja: '溶融亜鉛めっき鉄線（中国・韓国）に対する日本のアンチダンピング関税の満了日',
      ko: '일본의 용융아연도금 강선(중국·한국) 덤핑방지관세 만료일',
      vi: 'Ngày cuối áp thuế chống bán phá giá của Nhật Bản với dây thép mạ kẽm nhúng nóng (Trung Quốc, Hàn Quốc)',
      ms: 'Hari akhir duti antilambakan Jepun ke atas dawai keluli bergalvani celup panas (China, Republik Korea)',
    },
    countries: ['JP', 'CN', 'KR'],
    riskCaseId: 'jp-ad-galvanized-wire-2021',
    mark: 'fact',
    sourceId: 'trade-remedies',
  },
  {
    id: 'vn-colour-coated-end',
    date: '2029-10-23',
    kind: 'risk',
    title: {
      zh: '越南对彩涂钢板（中国、韩国）反倾销税的期限届满',
      en: 'Last day of Viet Nam’s anti-dumping duty on colour-coated steel (China, Korea)',
      ja: 'カラー鋼板（中国・韓国）に対するベトナムのアンチダンピング関税の満了日',
      ko: '베트남의 컬러강판(중국·한국) 덤핑방지관세 만료일',
      vi: 'Ngày cuối áp thuế chống bán phá giá của Việt Nam với thép phủ màu (Trung Quốc, Hàn Quốc)',
      ms: 'Hari akhir duti antilambakan Viet Nam ke atas keluli bersalut warna (China, Republik Korea)',
    },
    countries: ['VN', 'CN', 'KR'],
    riskCaseId: 'vn-ad04-colour-coated',
    mark: 'fact',
    sourceId: 'trade-remedies',
  },
  {
    id: 'my-pet-end',
    date: '2030-05-06',
    kind: 'risk',
    title: {
      zh: '马来西亚对PET（中国、印度尼西亚）反倾销税的期限届满',
      en: 'Last day of Malaysia’s anti-dumping duties on PET (China, Indonesia)',
      ja: 'PET（中国・インドネシア）に対するマレーシアのアンチダンピング関税の満了日',
      ko: '말레이시아의 PET(중국·인도네시아) 덤핑방지관세 만료일',
      vi: 'Ngày cuối áp thuế chống bán phá giá của Malaysia với PET (Trung Quốc, Indonesia)',
      ms: 'Hari akhir duti antilambakan Malaysia ke atas PET (China, Indonesia)',
    },
    countries: ['MY', 'CN', 'ID'],
    riskCaseId: 'my-ad-pet-2024',
    mark: 'fact',
    sourceId: 'trade-remedies',
  },
];
