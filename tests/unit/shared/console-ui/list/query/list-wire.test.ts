import { describe, expect, it } from 'vitest';
import { listAt } from '@/shared/console-ui/list/query/list-at';
import { listWire } from '@/shared/console-ui/list/query/list-wire';
import type { ListState } from '@/shared/list/list-state';

const wireKeys = { typeCode: 'typeCode_EQ', typeName: 'typeName_LIKE', izLock: 'izLock_EQ' };
const first: ListState = { q: '', page: 1, pageSize: 10, tab: '', filters: {}, sort: null };

describe('back-end conventions §1.0: pageNo, pageSize, "<camelCaseField>_<OP>=value"', () => {
  it.each<[Partial<ListState>, object]>([
    [{}, { pageNo: 1, pageSize: 10 }],
    [
      { page: 2, pageSize: 50 },
      { pageNo: 2, pageSize: 50 },
    ],
    [{ filters: { typeName: ['税'], typeCode: [] } }, { pageNo: 1, pageSize: 10, typeName_LIKE: '税' }],
    [
      { sort: { id: 'typeCode', direction: 'descending' } },
      { pageNo: 1, pageSize: 10, typeCode_ORDER: 'DESC' },
    ],
    [
      { sort: { id: 'typeCode', direction: 'ascending' } },
      { pageNo: 1, pageSize: 10, typeCode_ORDER: 'ASC' },
    ],
  ])('%j', (part, wire) => {
    expect(listWire({ ...first, ...part }, wireKeys)).toEqual(wire);
  });

  it('what is asked first is what the address says, commas and all', () => {
    const { wire } = listAt(new URLSearchParams('typeName=a,b&page=2&order=typeCode_DESC'), wireKeys);
    expect(wire).toEqual({ pageNo: 2, pageSize: 10, typeName_LIKE: 'a,b', typeCode_ORDER: 'DESC' });
  });
});
