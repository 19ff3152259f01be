import { expect, it } from 'vitest';
import { cutText } from '@/shared/format/cut-text';

it.each([
  ['Luật Quản lý ngoại thương', 30, 'Luật Quản lý ngoại thương'],
  ['Luật Quản lý ngoại thương', 15, 'Luật Quản lý…'],
  ['Luật Quản lý ngoại thương', 12, 'Luật Quản lý…'],
  ['对外贸易管理法实施条例', 6, '对外贸易管理…'],
  ['A 对外贸易管理法实施条例', 6, 'A 对外贸易…'],
  ['🚢🚢🚢🚢', 2, '🚢🚢…'],
])('%s in %i signs: %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
