import type { IndexRelease, RiskMethod } from '@/features/trade-index/trade-index-schema';
import type { Texts } from '../../locale';

/** Release dates and version numbers are sample data; years and mark follow from the inputs. */
export const indexReleases: Omit<IndexRelease, 'firstYear' | 'lastYear' | 'mark'>[] = [
  { id: 'tc', releasedOn: '2026-03-31', methodVersion: '1.1' },
  { id: 'rca', releasedOn: '2026-03-31', methodVersion: '1.0' },
  { id: 'complementarity', releasedOn: '2026-03-31', methodVersion: '1.0' },
  { id: 'risk', releasedOn: '2026-06-30', methodVersion: '2.0' },
];

/** Goalposts, weights and threshold of the sample risk index: four kinds of risk at 20, competition shares the last 20. */
export const riskMethodRecord: RiskMethod = {
  version: '2.0',
  threshold: 45,
  components: [
    { id: 'tbt', floor: 0, ceiling: 200, weight: 20 },
    { id: 'friction', floor: 0, ceiling: 10, weight: 20 },
    { id: 'standard', floor: 0, ceiling: 100, weight: 20 },
    { id: 'legal', floor: 0, ceiling: 100, weight: 20 },
    { id: 'competition', floor: 0, ceiling: 100, weight: 10 },
    { id: 'maxCompetition', floor: 0, ceiling: 1, weight: 10 },
  ],
};

interface RevisionEntry {
  index: IndexRelease['id'];
  version: string;
  date: string;
  text: Texts;
}

/** What changed in the methods, newest first; sample data. */
export const indexRevisions: RevisionEntry[] = [
  {
    index: 'risk',
    version: '2.0',
    date: '2026-06-30',
    text: {
      zh: '最高竞争指数改为单独一项，权重从竞争风险中分出 10。缺项不再按 0 计，改为剔除并放大其余权重；收录的权重不足 60% 时不发布数值。',
      en: 'The highest competition index became a component of its own, with 10 of the weight of competition risk. A missing component no longer counts as 0: it is left out and the other weights grow; with less than 60% of the weights held no value is released.',
      ja: '最高競争指数を独立した項目とし、競争リスクの重みから10を移した。欠損項目を0とせず、除外して他の重みを拡大する。収録された重みが60%未満なら値を公表しない。',
      ko: '최고 경쟁지수를 별도 항목으로 하고 경쟁 위험의 가중치 중 10을 옮겼다. 누락 항목을 0으로 보지 않고 제외하며 나머지 가중치를 늘린다. 수록된 가중치가 60% 미만이면 값을 발표하지 않는다.',
      vi: 'Chỉ số cạnh tranh cao nhất thành một thành phần riêng, lấy 10 trong trọng số của rủi ro cạnh tranh. Thành phần thiếu không còn tính là 0 mà được bỏ ra và tăng các trọng số còn lại; nếu trọng số có dữ liệu dưới 60% thì không công bố giá trị.',
      ms: 'Indeks persaingan tertinggi menjadi komponen tersendiri dengan 10 daripada wajaran risiko persaingan. Komponen yang tiada tidak lagi dikira sebagai 0 tetapi dikeluarkan, dan wajaran lain dinaikkan secara berkadar; jika wajaran komponen yang ada kurang daripada 60%, nilai tidak diberikan.',
    },
  },
  {
    index: 'tc',
    version: '1.1',
    date: '2026-03-31',
    text: {
      zh: '2022—2024 年数据换用 2026 年 1 月版，2022 年以前不变。',
      en: 'Figures of 2022 to 2024 taken from the edition of January 2026; earlier years unchanged.',
      ja: '2022〜2024年の数値を2026年1月版に差し替え。それ以前は変更なし。',
      ko: '2022~2024년 수치를 2026년 1월판으로 교체. 이전 연도는 변경 없음.',
      vi: 'Số liệu 2022–2024 lấy theo bản tháng 1/2026; các năm trước giữ nguyên.',
      ms: 'Angka 2022 hingga 2024 diambil daripada edisi Januari 2026; tahun terdahulu tidak berubah.',
    },
  },
  {
    index: 'risk',
    version: '1.0',
    date: '2025-06-30',
    text: {
      zh: '首次发布：五个分项，等权合成。',
      en: 'First release: five components with equal weights.',
      ja: '初回公表：5項目、等ウェイト。',
      ko: '최초 발표: 5개 항목, 동일 가중치.',
      vi: 'Công bố lần đầu: năm thành phần, trọng số bằng nhau.',
      ms: 'Keluaran pertama: lima komponen dengan wajaran sama.',
    },
  },
  ...(['rca', 'complementarity', 'tc'] as const).map((index) => ({
    index,
    version: '1.0',
    date: '2025-03-31',
    text: {
      zh: '首次发布。',
      en: 'First release.',
      ja: '初回公表。',
      ko: '최초 발표.',
      vi: 'Công bố lần đầu.',
      ms: 'Keluaran pertama.',
    },
  })),
];
