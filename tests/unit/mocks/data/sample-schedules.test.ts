import { describe, expect, it } from 'vitest';
import {
  SAMPLE_IMPORTERS,
  sampleLinesOf,
  stagedPercent,
} from '../../../../mocks/data/tariffs/sample-schedules';

describe('stagedPercent', () => {
  it.each([
    [10, { over: 10 }, 1, 9],
    [10, { over: 10 }, 5, 5],
    [10, { over: 10 }, 10, 0],
    [10, { over: 10 }, 20, 0],
    [12, { over: 21 }, 20, 0.6],
    [10.9, { over: 16 }, 6, 6.8],
    [25, 'atOnce', 1, 0],
    [25, 'constant', 20, 25],
    [25, 'excluded', 1, null],
  ] as const)('base %d, %o, year %i: %s', (base, staging, year, expected) => {
    expect(stagedPercent(base, staging, year)).toBe(expected);
  });
});

describe('sample schedules', () => {
  it.each(SAMPLE_IMPORTERS)('%s: rates follow one another without a gap and never rise', (importer) => {
    for (const line of sampleLinesOf(importer)) {
      for (const { rates } of line.rcep) {
        for (const [index, rate] of rates.entries()) {
          const next = rates[index + 1];
          if (next === undefined) continue;
          expect(dayAfter(rate.validTo)).toBe(next.validFrom);
          if (rate.duty?.kind === 'adValorem' && next.duty?.kind === 'adValorem') {
            expect(next.duty.percent).toBeLessThanOrEqual(rate.duty.percent);
          }
        }
      }
    }
  });

  it('begins on 1 January 2022 and goes on by calendar years', () => {
    const china = sampleLinesOf('CN')[0]
      ?.rcep[0]?.rates.slice(0, 2)
      .map((rate) => rate.validFrom);
    expect(china).toEqual(['2022-01-01', '2023-01-01']);
  });

  it('has one column for all Parties at Australia, and the importer in none of its own', () => {
    expect(sampleLinesOf('AU')[0]?.rcep).toHaveLength(1);
    for (const importer of SAMPLE_IMPORTERS) {
      const parties = sampleLinesOf(importer).flatMap((line) =>
        line.rcep.flatMap((column) => column.parties),
      );
      expect(parties).not.toContain(importer);
    }
  });
});

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
