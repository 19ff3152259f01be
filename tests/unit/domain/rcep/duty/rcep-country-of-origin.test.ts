import { describe, expect, it } from 'vitest';
import { type DifferentialDecision, type DifferentialInput, rcepCountryOfOrigin } from '@/domain/rcep';
import { excluded, percent, specific } from '../../../scripts/pack/rates';

const base: DifferentialInput = {
  importer: 'JP',
  exporter: 'VN',
  date: '2026-08-21',
  rates: { AU: percent(0), CN: percent(6), KR: percent(4), VN: percent(0) },
  appendix: null,
  criterion: 'CTC',
  fob: 100,
  originatingMaterials: { CN: 50, KR: 15, VN: 5 },
  nonOriginatingValue: 20,
  beyondMinimalOperations: true,
};
const appendix = { fromYear: 1, toYear: null };

function decide(fields: Partial<DifferentialInput>): DifferentialDecision {
  return rcepCountryOfOrigin({ ...base, ...fields });
}

describe('rcepCountryOfOrigin', () => {
  it.each<[string, Partial<DifferentialInput>, Partial<DifferentialDecision>]>([
    [
      'one rate for all',
      { rates: { CN: percent(3), VN: percent(3) } },
      { differential: false, basis: 'no-differential', country: 'VN' },
    ],
    [
      'no differential, on a row',
      { rates: { CN: percent(3) }, appendix },
      { differential: false, dv20Percent: null },
    ],
    ['rule met', {}, { differential: true, basis: 'exporter', country: 'VN', dv20Percent: null }],
    ['WO', { criterion: 'WO' }, { basis: 'exporter', country: 'VN' }],
    ['rule met by minimal work', { beyondMinimalOperations: false }, { basis: 'exporter', country: 'VN' }],
    ['PE beyond minimal operations', { criterion: 'PE' }, { basis: 'exporter', country: 'VN' }],
    [
      'PE by minimal operations',
      { criterion: 'PE', beyondMinimalOperations: false },
      { basis: 'highest-contributor', country: 'CN', tie: false },
    ],
    ['DV20 of 15', { appendix }, { basis: 'highest-contributor', country: 'CN', dv20Percent: 15 }],
    [
      'DV20 of 20',
      { appendix, originatingMaterials: { CN: 45, KR: 15, VN: 5 } },
      { basis: 'dv20', country: 'VN', dv20Percent: 20 },
    ],
    [
      'PE, DV20 of 15, 2.6.3 before 2.6.2',
      { appendix, criterion: 'PE' },
      { basis: 'highest-contributor', country: 'CN' },
    ],
    [
      'PE, DV20 of 100',
      {
        appendix,
        criterion: 'PE',
        originatingMaterials: { VN: 60 },
        nonOriginatingValue: 0,
        beyondMinimalOperations: false,
      },
      { basis: 'dv20', country: 'VN', dv20Percent: 100 },
    ],
    [
      'exactly 20 in decimals',
      { appendix, fob: 33.3, nonOriginatingValue: 6.66, originatingMaterials: { CN: 19.98 } },
      { basis: 'dv20', country: 'VN' },
    ],
    ['row from year 6 in year 6', { appendix: { fromYear: 6, toYear: null } }, { dv20Percent: 15 }],
    [
      'row from year 7 in year 6',
      { appendix: { fromYear: 7, toYear: null } },
      { dv20Percent: null, basis: 'exporter' },
    ],
    ['row to year 6 in year 6', { appendix: { fromYear: 1, toYear: 6 } }, { dv20Percent: 15 }],
    [
      'row to year 5 in year 6',
      { appendix: { fromYear: 1, toYear: 5 } },
      { dv20Percent: null, basis: 'exporter' },
    ],
    ['before the Agreement', { appendix, date: '2021-12-31' }, { dv20Percent: null, basis: 'exporter' }],
    [
      'row in the last year of the Philippines',
      { importer: 'PH', appendix: { fromYear: 1, toYear: 14 }, date: '2035-03-31' },
      { dv20Percent: 15 },
    ],
    [
      'row lapsed in the Philippines',
      { importer: 'PH', appendix: { fromYear: 1, toYear: 14 }, date: '2035-04-01' },
      { dv20Percent: null },
    ],
    [
      'the exporter is the highest contributor',
      { appendix, originatingMaterials: { CN: 5, VN: 6 }, nonOriginatingValue: 80 },
      { basis: 'highest-contributor', country: 'VN' },
    ],
    [
      'no contributor',
      { appendix, originatingMaterials: { CN: 0 }, nonOriginatingValue: 90 },
      {
        basis: 'unresolved',
        country: null,
        tie: false,
        options: { highestAmongContributors: null, highestAmongAll: 'CN' },
      },
    ],
    [
      'the importer is the highest contributor',
      { appendix, originatingMaterials: { JP: 60, CN: 10, VN: 5 } },
      {
        basis: 'unresolved',
        country: null,
        options: { highestAmongContributors: 'CN', highestAmongAll: 'CN' },
      },
    ],
    [
      'a non-Party does not contribute',
      { appendix, originatingMaterials: { IN: 60, KR: 10 } },
      { country: 'KR' },
    ],
    [
      'equal contributions: the higher rate',
      { appendix, originatingMaterials: { AU: 40, KR: 40 } },
      { basis: 'highest-contributor', country: 'KR', tie: true },
    ],
    [
      'contributions equal in decimals',
      { appendix, originatingMaterials: { AU: 0.1 + 0.2, KR: 0.3 }, nonOriginatingValue: 90 },
      { country: 'KR', tie: true },
    ],
    [
      'equal contributions and rates: the first in the alphabet',
      { appendix, originatingMaterials: { VN: 40, AU: 40 }, nonOriginatingValue: 50 },
      { country: 'AU', tie: true },
    ],
  ])('%s', (_, fields, expected) => {
    expect(decide(fields)).toMatchObject(expected);
  });

  it.each<[string, DifferentialInput['rates'], Partial<DifferentialDecision>]>([
    ['highest', {}, { options: { highestAmongContributors: 'CN', highestAmongAll: 'CN' } }],
    [
      'a Party that contributed nothing',
      { NZ: percent(9) },
      { options: { highestAmongContributors: 'CN', highestAmongAll: 'NZ' } },
    ],
    [
      'equal rates',
      { BN: percent(6) },
      { options: { highestAmongContributors: 'CN', highestAmongAll: 'BN' } },
    ],
    [
      'excluded',
      { KR: excluded, NZ: percent(50) },
      { options: { highestAmongContributors: 'KR', highestAmongAll: 'KR' } },
    ],
    [
      'the importer and non-Parties',
      { JP: percent(99), IN: percent(99) },
      { options: { highestAmongContributors: 'CN', highestAmongAll: 'CN' } },
    ],
    [
      'specific',
      { AU: specific(900) },
      { options: { highestAmongContributors: 'CN', highestAmongAll: 'CN' }, notComparable: ['AU'] },
    ],
    [
      'two specific ones',
      { NZ: specific(900), KR: specific(1) },
      { options: { highestAmongContributors: 'CN', highestAmongAll: 'CN' }, notComparable: ['KR', 'NZ'] },
    ],
  ])('options: %s', (_, rates, expected) => {
    expect(decide({ rates: { ...base.rates, ...rates } })).toMatchObject(expected);
  });

  it('ignores the importer and non-Parties when it looks for a differential', () => {
    expect(
      decide({ rates: { JP: percent(9), IN: percent(8), VN: percent(0), CN: percent(0) } }).differential,
    ).toBe(false);
  });

  it('compares specific rates of one unit', () => {
    const rates = { AU: specific(2), CN: specific(5), KR: specific(5), VN: specific(0) };
    expect(decide({ rates }).options.highestAmongAll).toBe('CN');
    expect(decide({ rates })).not.toHaveProperty('notComparable');
    expect(decide({ rates: { AU: specific(5), CN: specific(5) } }).differential).toBe(false);
  });

  it('says where equal contributors cannot be compared', () => {
    const rates = { AU: specific(2), KR: percent(4), VN: percent(9) };
    const answer = decide({ rates, appendix, originatingMaterials: { AU: 40, KR: 40 } });
    expect(answer).toMatchObject({ country: 'KR', tie: true, notComparable: ['AU'] });
  });

  it('has nothing but the exporter where no rate is in the data', () => {
    expect(decide({ rates: {} })).toEqual({
      differential: false,
      country: 'VN',
      basis: 'no-differential',
      dv20Percent: null,
      tie: false,
      options: { highestAmongContributors: null, highestAmongAll: 'VN' },
    });
  });

  it('refuses an impossible date, and a FOB that DV20 cannot use', () => {
    expect(() => decide({ date: '2026-02-29' })).toThrow(RangeError);
    expect(() => decide({ appendix, fob: 0 })).toThrow(RangeError);
    expect(() => decide({ appendix, fob: NaN })).toThrow(RangeError);
    expect(decide({ fob: 0 }).basis).toBe('exporter');
  });
});
