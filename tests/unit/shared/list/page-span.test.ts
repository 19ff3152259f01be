import { expect, it } from 'vitest';
import { pageSpan } from '@/shared/list/page-span';

it.each([
  [0, 1, 10, { from: 1, to: 0, last: 1 }],
  [10, 1, 10, { from: 1, to: 10, last: 1 }],
  [11, 2, 10, { from: 11, to: 11, last: 2 }],
  [45, 99, 10, { from: 981, to: 45, last: 5 }],
])('of %i rows, page %i with %i to a page', (total, page, pageSize, span) => {
  expect(pageSpan(total, page, pageSize)).toEqual(span);
});
