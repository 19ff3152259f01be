import { describe, expect, it } from 'vitest';
import { readPairAddress } from '@/pages/portal/service-guide/pair-address';

const TODAY = '2026-11-21';
const read = (search: string) => readPairAddress(new URLSearchParams(search), TODAY);

describe('the address of the service guide', () => {
  it('has nothing wrong where it is whole, or says nothing', () => {
    const nothing = { from: '', to: '', date: '' };
    expect(read('hs=940620&from=JP&to=VN&date=2026-12-15').unusable).toEqual(nothing);
    expect(read('').unusable).toEqual(nothing);
    expect(read('').query).toMatchObject({ from: null, to: null, date: TODAY });
  });

  it.each([
    ['XX', null, 'XX'],
    ['日本', null, '日本'],
    ['JPN', null, 'JPN'],
    ['jp', 'JP', ''],
    ['IN', 'IN', ''],
    ['x'.repeat(100), null, 'x'.repeat(40)],
  ])('country %s: requested is %s, unknown is “%s”', (requested, code, unknown) => {
    const { query, unusable } = read(new URLSearchParams({ from: requested, to: 'VN' }).toString());
    expect(query).toMatchObject({ from: code, to: 'VN' });
    expect(unusable).toMatchObject({ from: unknown, to: '' });
  });

  it.each(['2026-13-45', '2026-02-30', 'tomorrow'])(
    'names the impossible date %s, and takes today',
    (date) => {
      const { query, unusable } = read(`date=${date}`);
      expect([query.date, unusable.date]).toEqual([TODAY, date]);
    },
  );
});
