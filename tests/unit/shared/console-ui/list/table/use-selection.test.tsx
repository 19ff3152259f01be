import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from '@/shared/console-ui/list/table/use-selection';

interface Props {
  wire: Record<string, string | number>;
  ids: string[];
}

const wire = (pageNo: number, more = {}) => ({ pageNo, pageSize: 2, state_EQ: '1', ...more });

function open(first: Props) {
  const { result, rerender } = renderHook(
    ({ wire: at, ids }: Props) =>
      useSelection(
        at,
        ids.map((id) => ({ id })),
      ),
    { initialProps: first },
  );
  return {
    chosen: () => result.current.ids.join(),
    rows: () => result.current.rows.map(({ id }) => id).join(),
    select: (...ids: string[]) => act(() => result.current.select(ids)),
    clear: () => act(() => result.current.clear()),
    show: (at: Props['wire'], ...ids: string[]) => rerender({ wire: at, ids }),
  };
}

describe('the selection of a list', () => {
  it('stays from page to page, and back', () => {
    const list = open({ wire: wire(1), ids: ['a', 'b'] });
    list.select('a');
    list.show(wire(2), 'c', 'd');
    expect(list.chosen()).toBe('a');
    list.select('a', 'd');
    list.show(wire(1), 'a', 'b');
    expect(list.chosen()).toBe('a,d');
    expect(list.rows()).toBe('a,d');
  });

  it('stays in another order and with more rows to a page', () => {
    const list = open({ wire: wire(1), ids: ['a', 'b'] });
    list.select('a', 'b');
    list.show(wire(1, { name_ORDER: 'DESC' }), 'z', 'y');
    expect(list.chosen()).toBe('a,b');
    list.show(wire(1, { pageSize: 100 }), 'a', 'b', 'c');
    expect(list.chosen()).toBe('a,b');
  });

  it('starts empty with other filters', () => {
    const list = open({ wire: wire(1), ids: ['a', 'b'] });
    list.select('a');
    list.show(wire(1, { state_EQ: '0' }), 'a');
    expect(list.chosen()).toBe('');
  });

  it('loses a row that is gone from its page, and no other', () => {
    const list = open({ wire: wire(1), ids: ['a', 'b'] });
    list.select('a', 'b');
    list.show(wire(2), 'c', 'd');
    list.select('a', 'b', 'c');
    list.show(wire(2), 'd', 'e');
    expect(list.chosen()).toBe('a,b');
  });

  it('takes no row it does not know, and can be cleared', () => {
    const list = open({ wire: wire(1), ids: ['a', 'b'] });
    list.select('a', 'x');
    expect(list.chosen()).toBe('a');
    list.clear();
    expect(list.chosen()).toBe('');
  });
});
