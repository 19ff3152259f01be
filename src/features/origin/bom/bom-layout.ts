import type { DecimalMark } from '@/shared/format/amounts';
import { columnOf, isMoneyHead, isOtherMoneyHead } from './bom-heads';
import type { BomColumn } from './bom-heads';
import type { MoneyHeads } from './money-heads';
import { moneyUnit } from './money-unit';

/**
 * The layout of table cells: the content of each, the decimal sign of its amounts, and the power of ten to multiply
 * its money by.
 */
export interface BomLayout {
  columns: readonly (BomColumn | null)[];
  decimal: DecimalMark;
  powers: Readonly<Record<'value' | 'deductible', number>>;
}

/**
 * The columns under a head, for amounts in `currency`; `above` are the cells over it, one of which may give the unit
 * of all amounts. A column of money that is not accepted is null.
 */
export function readHeads(head: readonly string[], above: readonly string[], currency: string) {
  const unit = above.find((cell) => UNIT_LINE.test(cell) && saysMoney(cell)) ?? '';
  const stated = head.map((cell) =>
    isMoneyHead(cell) && isPlain(cell) ? `${cell} ${bracketed(unit)}`.trim() : cell,
  );
  const unreadMoney = stated.filter((cell) => isOtherMoneyHead(cell, currency));
  const unreadMultiples = stated.filter(
    (cell) => isMoneyHead(cell) && !unreadMoney.includes(cell) && moneyUnit(cell).power === null,
  );
  const columns = stated.map((cell) =>
    unreadMoney.includes(cell) || unreadMultiples.includes(cell) ? null : columnOf(cell),
  );
  const headOf = (column: BomColumn) => stated[columns.indexOf(column)] ?? '';
  const powerOf = (column: BomColumn) => moneyUnit(headOf(column)).power ?? 0;
  const powers = { value: powerOf('value'), deductible: powerOf('deductible') };
  const heads: MoneyHeads = {
    unreadMoney: unreadMoney.map(shortened),
    unreadMultiples: unreadMultiples.map(shortened),
    multiples: (['value', 'deductible'] as const)
      .filter((column) => powers[column] > 0)
      .map((column) => ({ head: shortened(headOf(column)), factor: 10 ** powers[column] })),
  };
  return { columns, powers, heads };
}

/** A line above the head that gives the unit of the table, as 单位：万元. */
const UNIT_LINE =
  /(?:^|[（(])(?:货币单位|金额单位|单位|單位|単位|단위|đơn vị(?: tính| tiền tệ)?|currency|unit|币种|货币|通貨|통화|mata wang)\s*[:：]/iu;

function saysMoney(cell: string): boolean {
  const { names, power } = moneyUnit(cell);
  return names.length > 0 || (power ?? 0) > 0;
}

function isPlain(cell: string): boolean {
  const { names, power } = moneyUnit(cell);
  return names.length === 0 && power === 0;
}

const bracketed = (unit: string) => (unit === '' ? '' : `(${unit})`);

const shortened = (head: string) => head.slice(0, 80);
