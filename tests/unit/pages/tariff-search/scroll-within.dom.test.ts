import { describe, expect, it } from 'vitest';
import { scrollWithin } from '@/pages/portal/tariff-search/query/scroll-within';

/** An element of a height, so far below the top of the window. */
function placed(top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}

describe('a list that shows one of its items', () => {
  it.each([
    ['in sight', 150, 50],
    ['at the upper edge', 100, 50],
    ['at the lower edge', 324, 50],
    ['below', 900, 50 + 900 + 40 - 364],
    ['above', 60, 10],
  ])('%s', (_, top, expected) => {
    const list = placed(100, 264);
    list.scrollTop = 50;
    scrollWithin(list, placed(top, 40));
    expect(list.scrollTop).toBe(expected);
  });
});
