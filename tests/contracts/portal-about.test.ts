import { describe, expect, it } from 'vitest';
import type { Holding } from '@/features/sources/sources-schema';
import { HOLDINGS } from '@/pages/portal/about/holdings';
import { useApiServer } from '../support/api-server';
import { askPortal } from '../support/ask-mocks';

useApiServer();

/** Rows of the about page by the id under which source/findPage, and with it the footer, names the same holding. */
const SERVED_AS = {
  vietnamTariff: 'tariff-vn',
  vietnamYearly: 'tariff-vn-years',
  japanTariff: 'tariff-jp',
  koreaTariff: 'tariff-kr',
  psr: 'rules-of-origin',
  hsCodes: 'hs-codes',
  remedies: 'trade-remedies',
  trade: 'countries',
  standards: 'standards',
  laws: 'laws',
};

describe('the dates of the about page', () => {
  it('are those of source/findPage where it names the holding', async () => {
    const { rows } = await askPortal<{ rows: Holding[] }>('source/findPage?pageSize=100');
    const served = new Map(rows.map(({ id, source }) => [id, source.asOf]));
    const shown = new Map(HOLDINGS.map(({ id, asOf }) => [id, asOf]));
    expect(Object.keys(SERVED_AS).map((id) => [id, shown.get(id)])).toEqual(
      Object.entries(SERVED_AS).map(([id, servedAs]) => [id, served.get(servedAs)]),
    );
  });
});
