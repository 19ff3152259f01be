import { describe, expect, it } from 'vitest';
import type { HsTreeRow } from '@/features/hs/tree/hs-tree-schema';
import { carriedOn, readBrowseQuery } from '@/pages/portal/tariff-browse/browse-query';
import { filterRows } from '@/pages/portal/tariff-browse/filter-rows';
import { isUnconfirmed, noRcepReason } from '@/pages/portal/tariff-browse/no-rcep';

const TODAY = '2026-11-23';
const read = (query: string) => readBrowseQuery(new URLSearchParams(query), TODAY);

describe('the address', () => {
  it.each([
    ['code=94.05', '9405', null],
    ['code=9405 42', '940542', null],
    ['code=９４', '94', null],
    ['code=xx', 'XX', null],
    ['code=', null, null],
    ['code=灯', null, '灯'],
    ['code=9', null, '9'],
    ['code=123456789012', null, '123456789012'],
  ])('%s', (query, code, typed) => {
    expect(read(query)).toMatchObject({ code, typed });
  });

  it('takes countries in small letters, and today for a date that is none', () => {
    expect(read('from=cn&to=vn&date=2026-13-01')).toMatchObject({ from: 'CN', to: 'VN', date: TODAY });
    expect(read('from=China')).toMatchObject({ from: null });
  });

  it('links carry on countries and a date other than today', () => {
    expect(carriedOn(read('code=94&to=VN'), TODAY)).toEqual({ to: 'VN' });
    expect(carriedOn(read('from=CN&date=2026-01-01'), TODAY)).toEqual({ from: 'CN', date: '2026-01-01' });
  });
});

describe('the filter of a level', () => {
  const row = (code: string, text: string): HsTreeRow => ({
    code,
    level: 'heading',
    name: { text, lang: 'en', mark: 'fact' },
    hasChildren: true,
    chapters: [],
    rates: null,
    rule: null,
  });
  const rows = [
    row('8506', 'Primary cells'),
    row('8507', 'Electric accumulators'),
    row('8543', 'Machines, electric'),
  ];

  it.each([
    ['', ['8506', '8507', '8543']],
    ['850', ['8506', '8507']],
    ['85.07', ['8507']],
    ['850760', ['8507']],
    ['ELECTRIC', ['8507', '8543']],
    ['electric acc', ['8507']],
    ['9405', []],
    ['no such', []],
  ])('“%s” leaves %j', (text, codes) => {
    expect(filterRows(rows, text).map(({ code }) => code)).toEqual(codes);
  });
});

describe('why there are no RCEP rates', () => {
  it.each([
    ['to=VN', 'noExporter'],
    ['from=VN&to=VN', 'same-country'],
    ['from=IN&to=VN', 'not-a-party'],
    ['from=CN&to=IN', 'not-a-party'],
    ['from=ID&to=VN&date=2022-06-01', 'not-yet'],
    ['from=CN&to=VN', null],
    ['from=CN', null],
  ])('%s: %s', (query, reason) => {
    expect(noRcepReason(read(query))).toBe(reason);
  });

  it('Myanmar as importer is not confirmed, which is no reason', () => {
    expect([noRcepReason(read('from=CN&to=MM')), isUnconfirmed(read('from=CN&to=MM'))]).toEqual([null, true]);
    expect(isUnconfirmed(read('from=CN&to=VN'))).toBe(false);
  });
});
