import { describe, expect, it } from 'vitest';
import { columnOf } from '@/features/origin/bom/bom-heads';
import { moneyUnit } from '@/features/origin/bom/money-unit';

describe('the multiple in the head of a column of money', () => {
  it.each([
    ['价值', [], 0],
    ['价值(元)', ['元'], 0],
    ['价值(万元)', ['元'], 4],
    ['价值万元', ['元'], 4],
    ['金额/万元', ['元'], 4],
    ['金额（单位：千元）', ['元'], 3],
    ['价值(人民币万元)', ['人民币', '元'], 4],
    ['价值(万美元)', ['美元'], 4],
    ['价值(十万元)', ['元'], 5],
    ['价值(亿元)', ['元'], 8],
    ['価額（百万円）', ['円'], 6],
    ['金額(千円単位)', ['円'], 3],
    ['금액(천원)', ['원'], 3],
    ['금액 천원', ['원'], 3],
    ['금액(만원)', ['원'], 4],
    ['금액(백만원)', ['원'], 6],
    ['Value (thousand)', [], 3],
    ['Amount in USD thousands', ['usd'], 3],
    ["Value (USD '000)", ['usd'], 3],
    ["Value USD '000", ['usd'], 3],
    ['Value (USD ’000)', ['usd'], 3],
    ['Value (1,000 USD)', ['usd'], 3],
    ['Value (x1000)', [], 3],
    ['Cost, kUSD', ['usd'], 3],
    ['Value (€k)', ['€'], 3],
    ['Value (EUR million)', ['eur'], 6],
    ['Trị giá (nghìn đồng)', ['đồng'], 3],
    ['Trị giá triệu đồng', ['đồng'], 6],
    ['Trị giá (tỷ đồng)', ['đồng'], 9],
    ['Nilai (ribu RM)', ['rm'], 3],
    ["Nilai (RM'000)", ['rm'], 3],
    ['Nilai juta', [], 6],
    // Words that only look like multiples.
    ['금액(원천)', [], 0],
    ['价格(元/千克)', ['元'], 0],
    ['Value (MMK)', ['mmk'], 0],
    ['Value (excl. tax 13%)', [], 0],
    ['Value (2024)', [], 0],
  ])('%s: money %j, ten to the %j', (head, names, power) => {
    expect(columnOf(head)).toBe('value');
    expect(moneyUnit(head)).toEqual({ names, power });
  });

  it.each([
    'Value (m)',
    'Value (USDm)',
    'Value (mm USD)',
    'Value (hundred thousand)',
    'Value (10³ USD)',
    'Value (100 USD)',
    'Value (×12)',
    'Price (USD/1000)',
    'Price (per thousand)',
    '价值(10万元)',
    '价值(每万元)',
    '价值（十元）',
    '价格(元/千件)',
    'Trị giá (tr.đ)',
  ])('of %s is not guessed', (head) => {
    expect(columnOf(head)).toBe('value');
    expect(moneyUnit(head).power).toBeNull();
  });
});
