import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tableHeight, useTableHeight } from '@/shared/console-ui/list/table/use-table-height';

describe('§9 "Table height: window height minus 400 (340 in vertical layout) minus 50 per extra row"', () => {
  it.each([
    [900, 'horizontal', undefined, 500],
    [900, 'vertical', undefined, 560],
    [900, 'horizontal', 0, 500],
    [900, 'horizontal', 1, 450],
    [900, 'vertical', 3, 410],
  ] as const)('%i px, %s, %s extra: %i px', (windowHeight, layout, extraRows, height) =>
    expect(tableHeight(windowHeight, { layout, extraRows })).toBe(height),
  );

  it('never less than can be read, in a low window', () =>
    expect(tableHeight(360, { layout: 'horizontal', extraRows: 2 })).toBe(100));
});

it('the table follows the window and the layout', () => {
  const was = window.innerHeight;
  const resizeTo = (height: number) =>
    act(() => {
      window.innerHeight = height;
      window.dispatchEvent(new Event('resize'));
    });
  resizeTo(1000);
  const { result, rerender } = renderHook(({ layout }) => useTableHeight({ layout, extraRows: 1 }), {
    initialProps: { layout: 'horizontal' as 'horizontal' | 'vertical' },
  });
  expect(result.current).toBe(550);
  resizeTo(800);
  expect(result.current).toBe(350);
  rerender({ layout: 'vertical' });
  expect(result.current).toBe(410);
  resizeTo(was);
});
