import { expect, it } from 'vitest';
import { problemOf } from '@/features/content/content-checks';
import { rowsIn, rowsText, typedRowsIn } from '@/features/content/content-entries';
import type { ContentField } from '@/features/content/content-kind';

const pages: ContentField = {
  name: 'pages',
  type: 'rows',
  parts: [{ name: 'url', type: 'url', required: true }],
};

it('a new row of one part stays while nothing is typed in it, and is not saved', () => {
  const typed = rowsText(pages, [{ url: 'https://example.org' }, { url: '' }]);
  expect(typedRowsIn(pages, typed)).toEqual([{ url: 'https://example.org' }, { url: '' }]);
  expect(typedRowsIn(pages, rowsText(pages, [{ url: '' }]))).toEqual([{ url: '' }]);
  expect(rowsIn(pages, typed)).toEqual([{ url: 'https://example.org' }]);
  expect(problemOf(pages, typed)).toBeNull();
});
