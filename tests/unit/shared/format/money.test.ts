import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/shared/format/money';

describe('formatMoney', () => {
  it.each([
    [8200, 'USD', 'USD 8,200'],
    [8200.5, 'USD', 'USD 8,200.50'],
    [0.004, 'EUR', 'EUR 0'],
    [1200.4, 'JPY', 'JPY 1,200'],
    [2500000.5, 'VND', 'VND 2,500,001'],
    [99.99, 'IDR', 'IDR 100'],
    [99.99, 'MYR', 'MYR 99.99'],
    [-12.3, 'CNY', 'CNY −12.30'],
  ])('writes %d %s as %s', (amount, currency, written) => {
    expect(formatMoney(amount, currency, 'zh').replace('\u00a0', ' ')).toBe(written);
  });
});
