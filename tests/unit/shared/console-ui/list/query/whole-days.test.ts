import { describe, expect, it } from 'vitest';
import { withWholeDays } from '@/shared/console-ui/list/query/whole-days';

describe('the dates of a filter are whole days', () => {
  it.each([
    [{ createTime_BEGIN: '2026-11-18' }, { createTime_BEGIN: '2026-11-18 00:00:00' }],
    [{ createTime_END: '2026-11-18' }, { createTime_END: '2026-11-18 23:59:59' }],
    [{ at_END: '2026-11-18' }, { at_END: '2026-11-18' }],
    [
      { pageNo: 2, username_EQ: '2026-11-18' },
      { pageNo: 2, username_EQ: '2026-11-18' },
    ],
    [{ createTime_BEGIN: 'yesterday', pageSize: 10 }, { pageSize: 10 }],
    [{}, {}],
  ])('%j', (wire, expected) => expect(withWholeDays(wire, 'createTime')).toEqual(expected));
});
