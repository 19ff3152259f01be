import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Holding } from '@/features/sources/sources-schema';
import { useFooterSource } from '@/features/sources/view/use-footer-source';
import { InLanguage } from '../../../support/in-language';

const holding = (unchecked: number) =>
  ({
    id: 'laws',
    subject: { text: '法规', lang: 'zh' },
    count: 1200,
    unchecked,
    source: { title: { text: '官报', lang: 'zh' }, publisher: '', asOf: '2026' },
  }) as unknown as Holding;

it.each([
  [0, false],
  [3, true],
])('of %s records that are not checked the footer speaks: %s', (unchecked, speaks) => {
  const { result } = renderHook(useFooterSource, { wrapper: InLanguage });
  const row = result.current(holding(unchecked));
  expect(row).toMatchObject({ title: '法规', publisher: '官报', count: '1,200', asOf: '2026' });
  expect(row.unchecked !== '').toBe(speaks);
  expect(row.unchecked).toMatch(speaks ? /3/ : /^$/);
});
