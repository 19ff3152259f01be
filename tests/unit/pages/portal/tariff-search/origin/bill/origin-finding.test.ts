import { describe, expect, it } from 'vitest';
import type { DifferentialDecision } from '@/domain/rcep';
import type { DifferentialView } from '@/features/origin/assessment/differential-view';
import { originFinding } from '@/pages/portal/tariff-search/origin/bill/origin-finding';

const decision = (country: string | null): DifferentialDecision => ({
  differential: true,
  country,
  basis: country === null ? 'unresolved' : 'exporter',
  dv20Percent: null,
  tie: false,
  options: { highestAmongContributors: null, highestAmongAll: 'JP' },
});

const view = (
  notListed: string | null,
  listed: string | null,
  contributions: DifferentialView['contributions'] = [],
): DifferentialView => ({
  notListed: decision(notListed),
  listed: decision(listed),
  fob: 100,
  nonOriginatingValue: 0,
  otherPartiesValue: 0,
  contributions,
});

const VN = [
  { party: 'VN', value: 70 },
  { party: 'AU', value: 10 },
];

describe('what the origin sections found, for the answer', () => {
  it('is nothing while nothing is assessed', () => expect(originFinding(null, null, 'unknown')).toBeNull());

  it.each([
    ['the same in both cases', view('AU', 'AU'), 'unknown', ['AU']],
    ['both, while open', view('AU', 'JP'), 'unknown', ['AU', 'JP']],
    ['the one the reader picked', view('AU', 'JP'), 'yes', ['JP']],
    ['the other one', view('AU', 'JP'), 'no', ['AU']],
  ] as const)('names the country: %s', (_, found, appendix, countries) =>
    expect(originFinding('met', found, appendix)).toEqual({ originating: true, countries }),
  );

  it.each([
    [
      'the other case settles it',
      view('AU', null, VN),
      'unknown',
      ['VN'],
      { case: 'notListed', country: 'AU' },
    ],
    ['the list settles it', view(null, 'AU', VN), 'unknown', ['VN'], { case: 'listed', country: 'AU' }],
    ['neither case does', view(null, null, VN), 'unknown', ['VN'], null],
    ['the reader picked the case', view('AU', null, VN), 'yes', ['VN'], null],
    ['no material has a value', view(null, null, [{ party: 'AU', value: 0 }]), 'no', [], null],
    [
      'two contributed most',
      view(null, null, [...VN.slice(0, 1), { party: 'MM', value: 70 }]),
      'no',
      ['VN', 'MM'],
      null,
    ],
  ] as const)('says what is open where none is settled: %s', (_, found, appendix, contributors, otherCase) =>
    expect(originFinding('met', found, appendix)).toEqual({
      originating: true,
      countries: [],
      unsettled: { contributors, otherCase },
    }),
  );
});
