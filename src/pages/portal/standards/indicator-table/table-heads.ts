import { TABLE_FIELDS } from './indicator-table';
import type { TableField, TableMapping } from './indicator-table';

/** Column headers as people write them in the six languages; the first match counts. */
const HEADS: Readonly<Record<TableField, RegExp>> = {
  name: /^(?:name|indicator|item|parameter|property|指标|指标名称|项目|检测项目|検査項目|項目|指標|항목|지표|chỉ tiêu|tên|penunjuk|parameter ujian|nama)/,
  limit:
    /^(?:limit|requirement|value|result|限值|限量|指标值|要求|结果|基準値|規格値|기준|기준값|한계|giới hạn|yêu cầu|giá trị|had|keperluan|nilai)/,
  unit: /^(?:unit|uom|单位|単位|단위|đơn vị)/,
  class: /^(?:class|category|product class|类别|级别|产品类别|分類|区分|분류|구분|loại|nhóm|kelas|kategori)/,
  method:
    /^(?:method|test method|standard|方法|检测方法|试验方法|測定法|試験方法|시험방법|시험 방법|phương pháp|kaedah)/,
};

/**
 * The header row, among the first ten, and the column of each field; -1 and no columns if none has both name and
 * limit.
 */
export function findHeads(cells: readonly (readonly string[])[]): { headRow: number; mapping: TableMapping } {
  for (const [row, heads] of cells.slice(0, 10).entries()) {
    const mapping = mappingOf(heads);
    if (mapping.name !== null && mapping.limit !== null) return { headRow: row, mapping };
  }
  return { headRow: -1, mapping: { name: 0, limit: 1, unit: null, class: null, method: null } };
}

function mappingOf(heads: readonly string[]): TableMapping {
  const plain = heads.map((head) => head.normalize('NFKC').toLowerCase().trim());
  const found = TABLE_FIELDS.map((field) => {
    const column = plain.findIndex((head) => HEADS[field].test(head));
    return [field, column < 0 ? null : column] as const;
  });
  return Object.fromEntries(found) as TableMapping;
}
