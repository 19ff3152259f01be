import { describe, expect, it } from 'vitest';
import type { ImportersAnswer, ImporterTariff } from '@/features/tariffs/importers-schema';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { requestMocks, requestPortal } from '../support/request-mocks';

const compare = (query: string) => requestPortal<ImportersAnswer>(`tariff/getImporters?${query}`);

function tariffOf({ importers }: ImportersAnswer, importer: string): ImporterTariff {
  const found = importers.find((tariff) => tariff.importer === importer);
  if (found === undefined) throw new Error(`${importer} is not compared`);
  return found;
}

describe('tariff/getImporters', () => {
  it('has all Parties but the exporter, and India', async () => {
    const { importers } = await compare('hs=850760&from=CN&date=2026-12-01');
    expect(importers.map(({ importer }) => importer)).toEqual(
      'AU BN ID JP KH KR LA MM MY NZ PH SG TH VN IN'.split(' '),
    );
    const india = await compare('hs=850760&from=IN&date=2026-12-01');
    expect(india.importers.map(({ importer }) => importer)).not.toContain('IN');
    expect(india.importers).toHaveLength(15);
  });

  it.each(['VN', 'JP', 'KR'])('%s: has the lines and the rates that tariff/query has', async (to) => {
    const date = '2026-12-01';
    const tariff = tariffOf(await compare(`hs=850760&from=CN&date=${date}`), to);
    const { lines } = await requestPortal<TariffAnswer>(`tariff/query?hs=850760&to=${to}`);
    const isValid = ({ validFrom, validTo }: { validFrom: string; validTo: string }) =>
      validFrom <= date && date <= validTo;
    expect(tariff.lines).not.toEqual([]);
    expect(tariff.lines).toEqual(
      lines.map(({ code, mfn, mfnPointer, basic, rcep }) => ({
        code,
        mfn: mfn.find(isValid) ?? null,
        mfnPointer,
        basic,
        rcep: rcep.find(({ parties }) => parties.includes('CN'))?.rates.find(isValid) ?? null,
      })),
    );
  });

  it('sends the last rate there was where none is valid on the day, so that it can be distinguished from none at all', async () => {
    const { lines } = tariffOf(await compare('hs=940620&from=JP&date=2031-05-01'), 'VN');
    expect(lines.map(({ mfn }) => mfn?.validTo)).toEqual(lines.map(() => '2026-12-31'));
  });

  it('has no line and the official source where nothing is known', async () => {
    const thailand = tariffOf(await compare('hs=850760&from=CN&date=2026-12-01'), 'TH');
    expect(thailand).toMatchObject({ schedule: null, hasSample: false, lines: [] });
    expect(thailand.official?.url).toBe('https://www.customs.go.th');
  });

  it('has sample rates for sample=1 alone, each marked', async () => {
    const without = tariffOf(await compare('hs=850760&from=JP&date=2026-12-01'), 'CN');
    expect(without).toMatchObject({ schedule: null, hasSample: true, lines: [] });
    const withSample = await compare('hs=850760&from=JP&date=2026-12-01&sample=1');
    const china = tariffOf(withSample, 'CN');
    expect(china.schedule).toMatchObject({ mark: 'sample' });
    expect(china.lines.map(({ mfn, rcep }) => [mfn?.mark, rcep?.mark])).toEqual([['sample', 'sample']]);
    expect(withSample.sources.map(({ id }) => id)).toContain('sample-schedules');
  });

  it('names a source for every rate', async () => {
    const { importers, sources } = await compare('hs=870380&from=CN&date=2026-12-01&sample=1');
    const known = new Set(sources.map(({ id }) => id));
    const rates = importers.flatMap(({ lines }) =>
      lines.flatMap(({ mfn, rcep, basic }) => [mfn, rcep, basic]),
    );
    expect(rates.filter((rate) => rate !== null && !known.has(rate.sourceId))).toEqual([]);
    expect(rates.some((rate) => rate !== null)).toBe(true);
  });

  it('knows no line of an unknown code', async () => {
    const answer = await compare('hs=000000&from=CN&date=2026-12-01');
    expect(answer.hs).toBeNull();
    expect(answer.importers.every(({ lines }) => lines.length === 0)).toBe(true);
  });

  it.each([
    ['from=CN&date=2026-12-01', 9800],
    ['hs=850760&date=2026-12-01', 9800],
    ['hs=850760&from=CN', 9800],
    ['hs=85076&from=CN&date=2026-12-01', 9802],
    ['hs=850760&from=cn&date=2026-12-01', 9802],
    ['hs=850760&from=CN&date=2026-02-30', 9802],
    ['hs=850760&from=CN&date=2026-12-01&sample=yes', 9802],
  ])('refuses %s with %i', async (query, code) => {
    const response = await requestMocks(`/api/v1/portal/tariff/getImporters?${query}`);
    expect(await response.json()).toMatchObject({ code });
  });
});
