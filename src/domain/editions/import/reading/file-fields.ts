/** A column a file may have. */
export interface FileField {
  readonly id: string;
  readonly heads: readonly string[];
  readonly required: boolean;
}

export function field(id: string, heads: readonly string[], required = true): FileField {
  return { id, heads, required };
}

/** The columns of the template, also in the words of the console. */
export const TEMPLATE: readonly FileField[] = [
  field('importer', ['importer', '进口国', '輸入国', '수입국', 'Nước nhập khẩu', 'Negara pengimport']),
  field('origin', [
    'origin group',
    'origin',
    '原产地组',
    '原产地',
    '原産地グループ',
    '원산지 그룹',
    'Nhóm xuất xứ',
    'Kumpulan asal',
  ]),
  field('code', ['code', 'hs code', '税号', '番号', '코드', 'Mã', 'Kod']),
  field('year', ['year', '年份', '年', '연도', 'Năm', 'Tahun']),
  field('rate', ['rate', '税率', '세율', 'Thuế suất', 'Kadar']),
  field('source', ['source', '来源', '出典', '출처', 'Nguồn', 'Sumber']),
];

/** The columns of Korea's data set 15051179. */
export const KINDS: readonly FileField[] = [
  field('code', ['품목번호']),
  field('kind', ['관세율구분']),
  field('rate', ['관세율']),
  field('amount', ['단위당세액'], false),
  field('use', ['용도세율구분'], false),
  field('from', ['적용개시일', '적용시작일', '적용개시일자', '적용시작일자']),
  field('to', ['적용만료일', '적용만료일자']),
];

/** The columns of the template of rules of origin. */
export const RULE_TEMPLATE: readonly FileField[] = [
  field('code', ['code', 'hs code', '税号', '编码']),
  field('rule', ['rule text', 'rule', '规则', '原产地规则']),
  field('hsEdition', ['from-HS-edition', 'HS edition', 'HS版本']),
  field('source', ['source', '来源']),
];

/** The columns of a list of rules in one edition of the HS; `words` has the wording of rules that depend on a condition. */
export const RULE_LIST: readonly FileField[] = [
  field('code', ['hs2022', 'hs 2022 code', 'code', 'hs code', '税号', '编码']),
  field('rule', ['rule_code', 'rule text', 'rule', 'product-specific rule', '规则', '原产地规则']),
  field('words', ['rule'], false),
  field('source', ['source', '来源'], false),
  field('asOf', ['as_of', 'as of', '数据日期'], false),
];

/** The names of a template's columns, in their order. */
export const headOf = (fields: readonly FileField[]): string[] => fields.map(({ heads }) => String(heads[0]));
