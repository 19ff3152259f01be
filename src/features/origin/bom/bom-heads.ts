import { canMean } from '@/shared/format/currency-words';
import type { RowField } from './bom';
import { isUnitKey, moneyUnit } from './money-unit';

/** A column of a bill of materials file: a field of a material, the mark of sample data, or the currency of the row's amounts. */
export type BomColumn = WrittenColumn | 'currency';

/** A column written to files. */
export type WrittenColumn = RowField | 'mark';

/** The heads written to files: the field names of `Material`, then the mark (product design §8, Money). */
export const BOM_COLUMNS = [
  'name',
  'hs',
  'hsEdition',
  'value',
  'deductible',
  'weightKg',
  'originating',
  'origin',
  'role',
  'mark',
] as const satisfies readonly WrittenColumn[];

/**
 * The column a head names, in any of the six languages, ignoring case, spaces, signs, words in brackets and a
 * currency, except that a weight in another unit than the kilogram is no column.
 */
export function columnOf(head: string): BomColumn | null {
  if (isOtherWeight(head)) return null;
  const key = headKey(head);
  return (
    BY_HEAD.get(key) ??
    moneyColumn(key) ??
    (unitsOfWeight(head).some((unit) => KILOGRAM.has(unit)) ? 'weightKg' : null)
  );
}

/** True for a head of weights in a unit other than the kilogram. */
export const isOtherWeight = (head: string): boolean =>
  unitsOfWeight(head).some((unit) => OTHER_UNITS.has(unit));

/** The words of a head that may be the unit of its weights; none where it begins with no word for weight. */
function unitsOfWeight(head: string): string[] {
  const plain = head.slice(0, 100).normalize('NFKC').toLowerCase();
  const words = plain.split(/[^\p{L}-]+/u).filter((word) => word !== '');
  const name = WEIGHTS.find((each) => plainKey(plain).startsWith(each));
  // A unit may follow without a space, as in 重量千克.
  return name === undefined ? [] : [...words.map(plainKey), plainKey(words.join('')).slice(name.length)];
}

/** True for the head of a column of money that names a currency other than `currency`. */
export const isOtherMoneyHead = (head: string, currency: string): boolean =>
  isMoneyHead(head) && moneyUnit(head).names.some((name) => !canMean(name, currency));

/** True for the head of a column of money. */
export function isMoneyHead(head: string): boolean {
  const column = columnOf(head);
  return column === 'value' || column === 'deductible';
}

/** The column of money whose name begins a head, followed by its unit. */
const moneyColumn = (key: string): 'value' | 'deductible' | undefined =>
  MONEY_NAMES.find(({ name }) => key.startsWith(name) && isUnitKey(key.slice(name.length)))?.column;

/** A cell of a column with fixed words as its value, in any of the six languages; null where the word is not known. */
export function wordValue<C extends keyof typeof WORDS>(
  column: C,
  cell: string,
): keyof (typeof WORDS)[C] | null {
  const key = headKey(cell);
  const found = BY_WORD[column].get(key);
  for (const value in WORDS[column]) if (value === found) return value;
  return null;
}

const HEADS: Record<BomColumn, string> = {
  name: `material|materials|material name|item|part|part name|description|材料|物料|材料名称|物料名称|名称|品名|材料名|部品|部品名|品目名|原材料|
    재료|재료명|자재|자재명|품명|부품명|vật liệu|tên vật liệu|nguyên vật liệu|nguyên liệu|tên|bahan|nama bahan|nama`,
  hs: `hs|hs code|hs编码|编码|税号|商品编码|海关编码|税则号列|hsコード|品目番号|税番|hs코드|세번|품목번호|mã hs|mã số hs|kod hs`,
  hsEdition: `hs edition|edition|hs版本|版本|hs版|hs年版|hs판|hs버전|phiên bản hs|phiên bản|edisi hs|edisi`,
  value: `value|amount|cost|price|价值|金额|价格|価額|金額|価格|금액|가격|가액|giá trị|trị giá|nilai|harga`,
  deductible: `deductible|deductible costs|deduction|可扣除|可扣除费用|扣除|扣除额|控除額|控除|控除可能額|控除可能費用|공제|공제액|공제비용|được trừ|khoản được trừ|
    chi phí được trừ|khấu trừ|boleh ditolak|potongan|kos boleh ditolak`,
  weightKg: `weight|net weight|重量|净重|正味重量|중량|순중량|무게|trọng lượng|khối lượng|berat|berat bersih`,
  originating: `status|originating status|originating material|原产资格|原产|是否原产|原産性|原産資格|原産|原産品|원산지 지위|원산지 자격|원산 여부|원산|
    tình trạng xuất xứ|có xuất xứ|status berasal|status asal|berasal`,
  origin: `country|country of origin|产地|原产国|原产地|原産国|原産地|産地|원산지|원산지국|원산국|nước xuất xứ|xuất xứ|negara asal|asal`,
  role: `use|用途|角色|类别|作用|役割|区分|역할|구분|용도|vai trò|công dụng|peranan|kegunaan`,
  currency: `currency|currency code|ccy|币种|币别|货币|货币种类|通貨|通貨コード|통화|통화 코드|loại tiền|loại tiền tệ|tiền tệ|đồng tiền|
    mã tiền tệ|mata wang|kod mata wang`,
  mark: `标记|印|マーク|표시|đánh dấu|tanda`,
};

const WORDS = {
  originating: {
    yes: 'y|true|1|√|✓|originating|是|原产|原产材料|原産|はい|예|네|원산|có|có xuất xứ|ya|berasal',
    no: 'n|false|0|non-originating|not originating|否|不是|非原产|非原产材料|非原産|いいえ|아니요|아니오|비원산|không|không có xuất xứ|tidak|bukan|tidak berasal',
    unknown: '|?|unknown|不明|未知|不知道|わからない|모름|미상|không rõ|không biết|tidak diketahui',
  },
  role: {
    material: '|材料|原材料|재료|vật liệu|nguyên liệu|bahan',
    retailPackaging: '零售包装|小売用包装|소매용 포장|소매 포장|bao bì bán lẻ|pembungkusan runcit',
    transportPacking: '运输包装|輸送用包装|운송용 포장|운송 포장|bao bì vận chuyển|pembungkusan pengangkutan',
    accessory: `accessories|附件|配件|附属品|부속품|phụ kiện|aksesori|accessories, spare parts, tools, manuals|附件、备件、工具、说明书|
      附属品・予備部品・工具・説明書|부속품·예비부품·공구·설명서|phụ kiện, phụ tùng, dụng cụ, tài liệu hướng dẫn|
      aksesori, alat ganti, alatan, manual`,
    indirect:
      'indirect material|间接材料|間接材料|간접재료|vật liệu gián tiếp|nguyên liệu gián tiếp|bahan tidak langsung',
  },
} as const;

const BY_HEAD = new Map(
  ([...BOM_COLUMNS, 'currency'] as const).flatMap((column) =>
    [column, ...HEADS[column].split('|')].map((head) => [headKey(head), column] as const),
  ),
);

const MONEY_NAMES = (['value', 'deductible'] as const).flatMap((column) =>
  HEADS[column].split('|').map((name) => ({ name: headKey(name), column })),
);

/** The words for weight, those that begin with another one first. */
const WEIGHTS = HEADS.weightKg
  .split('|')
  .map(headKey)
  .toSorted((a, b) => b.length - a.length);

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split('|').map(headKey));

const KILOGRAM = wordsOf(
  'kg|kgs|kgm|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes|千克|公斤|キログラム|킬로그램|ki-lô-gam',
);

const OTHER_UNITS = wordsOf(
  `g|gr|gm|gms|gram|grams|gramme|grammes|mg|t|mt|ton|tons|tonne|tonnes|lb|lbs|pound|pounds|oz|ounce|ounces|
    克|毫克|吨|公吨|斤|市斤|磅|盎司|グラム|トン|ポンド|オンス|그램|톤|파운드|온스|tấn|gam|tan|paun|auns`,
);

const TOTALS = wordsOf(
  `total|subtotal|grand total|sum|合计|总计|小计|总额|計|合計|小計|합계|총계|소계|총합계|tổng|tổng cộng|cộng|jumlah|jumlah besar`,
);

/** True for a word that names a total and no material, in any of the six languages. */
export const isTotalWord = (text: string): boolean => TOTALS.has(headKey(text));

const BY_WORD: Record<keyof typeof WORDS, Map<string, string>> = {
  originating: wordMap(WORDS.originating),
  role: wordMap(WORDS.role),
};

function wordMap(words: Readonly<Record<string, string>>): Map<string, string> {
  const entries = Object.entries(words);
  return new Map(
    entries.flatMap(([value, list]) => [value, ...list.split('|')].map((word) => [headKey(word), value])),
  );
}

function headKey(text: string): string {
  const plain = text.slice(0, 100).normalize('NFKC').toLowerCase();
  return plainKey(plain.replace(/[([【].*$/u, ''));
}

function plainKey(text: string): string {
  return text.replace(/[\s_\-–:*/．.'’"]/gu, '');
}
