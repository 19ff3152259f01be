import { baseRow, type AreaRow } from './rows';

/** 示例数据: invented areas with invented codes. */
export const areas: AreaRow[] = (
  [
    ['1', '0', '90', '示例地域'],
    ['2', '1', '9001', '示例省一'],
    ['3', '1', '9002', '示例省二'],
    ['4', '2', '900101', '示例市一'],
    ['5', '2', '900102', '示例市二'],
  ] as const
).map(([id, parentId, areaCode, areaName]) => ({ ...baseRow(id), parentId, areaCode, areaName }));
