import { expect, it } from 'vitest';
import { statedMoney } from '@/shared/format/currency-words';

it.each([
  ['', 'USD', 'same'],
  ['usd', 'USD', 'same'],
  ['US$', 'USD', 'same'],
  ['$', 'AUD', 'same'],
  ['US dollar', 'USD', 'same'],
  ['美元（USD）', 'USD', 'same'],
  ['人民币', 'CNY', 'same'],
  ['RMB', 'CNY', 'same'],
  ['円', 'JPY', 'same'],
  ['EUR', 'USD', 'other'],
  ['AED', 'USD', 'other'],
  ['人民币', 'USD', 'other'],
  ['USD/EUR', 'USD', 'other'],
  ['万元', 'CNY', 'unknown'],
  ['shells', 'USD', 'unknown'],
] as const)('%j in the column of currencies beside %s: %s', (text, currency, stated) => {
  expect(statedMoney(text, currency)).toBe(stated);
});
