import { afterEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../../mocks/db';
import { setScenario } from '../../../mocks/scenarios';
import { requestMocks, requestPortal } from '../../support/request-mocks';

interface Row {
  id: string;
  title: { text: string };
  mark: string;
  country: string;
  date: string | null;
}
interface Page {
  total: number;
  available: number;
  rows: Row[];
  facets: Record<string, { value: string; count: number }[]>;
}

afterEach(resetDb);

const many = (query = '') => {
  setScenario('many-rows');
  return requestPortal<Page>(`law/findPage?pageSize=20${query}`);
};

describe('many-rows', () => {
  it('answers with 10,000 rows of sample data, one page at a time', async () => {
    const page = await many();
    expect(page.total).toBeGreaterThanOrEqual(10_000);
    expect(page.available).toBe(page.total);
    expect(page.rows).toHaveLength(20);
    expect(new Set(page.rows.map((row) => row.id)).size).toBe(20);
    expect(page.rows.every((row) => row.mark === 'sample')).toBe(true);
    expect(page.rows[1]?.title.text).toMatch(/ #2$/);
  });

  it('keeps filters, counts and order true', async () => {
    const plain = await requestPortal<Page>('law/findPage?pageSize=20');
    const times = (await many()).total / plain.total;
    const vietnam = await many('&country_IN=VN');
    expect(vietnam.total).toBe(8 * times);
    expect(vietnam.rows.every((row) => row.country === 'VN')).toBe(true);
    const count = (page: Page) => page.facets['country']?.find(({ value }) => value === 'VN')?.count;
    expect(count(vietnam)).toBe(8 * times);
    const dates = (await many('&pageNo=100')).rows.map((row) => row.date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('has a last page, and nothing behind it', async () => {
    const { total } = await many();
    const last = Math.ceil(total / 20);
    expect((await many(`&pageNo=${last}`)).rows).toHaveLength(total - (last - 1) * 20);
    expect((await many(`&pageNo=${last + 1}`)).rows).toEqual([]);
  });

  it('finds one row by the id of its copy, and none by an unknown one', async () => {
    const { rows } = await many();
    const { law } = await requestPortal<{ law: Row }>(`law/get?id=${rows[3]?.id}`);
    expect(law).toMatchObject({ id: rows[3]?.id, mark: 'sample' });
    expect(law.title.text).toMatch(/ #4$/);
    expect((await requestPortal<{ law: Row | null }>('law/get?id=nothing~3')).law).toBeNull();
  });

  it('leaves other lists, other calls and refusals as they are', async () => {
    setScenario('many-rows');
    expect((await requestPortal<Page>('country/findPage?pageSize=16')).total).toBe(16);
    expect((await requestPortal<Page>('source/findPage?pageSize=50')).total).toBeLessThan(50);
    const refused = await requestMocks('/api/v1/portal/law/findPage?pageNo=x');
    expect(((await refused.json()) as { code: number }).code).toBe(9802);
  });
});
