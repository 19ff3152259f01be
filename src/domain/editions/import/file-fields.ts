/** A column a file may have. */
export interface FileField {
  readonly id: string;
  readonly heads: readonly string[];
  readonly required: boolean;
}

export function field(id: string, heads: readonly string[], required = true): FileField {
  return { id, heads, required };
}

/** The columns of the template. */
export const TEMPLATE: readonly FileField[] = [
  field('importer', ['importer', '进口国']),
  field('origin', ['origin group', 'origin_group', 'origin', '原产地']),
  field('code', ['code', 'hs code', '税号']),
  field('year', ['year', '年份']),
  field('rate', ['rate', '税率']),
  field('source', ['source', '来源']),
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

/** The names of the template's columns, in their order. */
export const TEMPLATE_HEAD: readonly string[] = TEMPLATE.map(({ heads }) => String(heads[0]));
