import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withWholeDays } from '@/shared/console-ui/list/query/whole-days';

beforeEach(() => vi.stubEnv('TZ', 'Asia/Shanghai'));
afterEach(() => vi.unstubAllEnvs());

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
    [{ createTime_BEGIN: '2026-13-01', pageSize: 10 }, { pageSize: 10 }],
    [{ createTime_BEGIN: '2026-11-19', createTime_END: '2026-11-18', pageSize: 10 }, { pageSize: 10 }],
    [{}, {}],
  ])('%j', (wire, expected) => expect(withWholeDays(wire, 'createTime')).toEqual(expected));
});

it('the days are those of the reader, the moments those of the server', () => {
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  expect(withWholeDays({ at_BEGIN: '2026-11-18', at_END: '2026-11-18' }, 'at')).toEqual({
    at_BEGIN: '2026-11-18 01:00:00',
    at_END: '2026-11-19 00:59:59',
  });
});
