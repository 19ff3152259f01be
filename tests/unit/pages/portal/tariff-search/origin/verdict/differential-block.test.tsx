import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DifferentialDecision } from '@/domain/rcep';
import { emptyDraft } from '@/features/origin/bom/bom';
import type { DifferentialView } from '@/features/origin/assessment/differential-view';
import { pairReport } from '@/features/tariffs/country-pair/pair-report';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { DifferentialBlock } from '@/pages/portal/tariff-search/origin/verdict/differential-block';
import type { OriginState } from '@/pages/portal/tariff-search/origin/use-origin';
import { formatNumber } from '@/shared/format/number';
import { startI18n } from '@/shared/i18n/i18n';
import { percent, QUESTION, rate, sampleLine } from '../../../../../features/tariffs/sample-line';

beforeAll(() => startI18n('en', ['origin', 'ui', 'countries']));

const perKg = (amount: number) => rate(`${amount}/kg`, { kind: 'specific', amount, unit: 'kg' });

/** 15 % or 2 per kilogram from Japan, 1 per kilogram from China. */
const LINE = sampleLine({
  rcep: [
    { parties: ['JP'], rates: [perKg(2)] },
    { parties: ['CN'], rates: [perKg(1)] },
  ],
});

const DECISION: DifferentialDecision = {
  differential: true,
  country: 'JP',
  basis: 'exporter',
  dv20Percent: null,
  tie: false,
  options: { highestAmongContributors: 'JP', highestAmongAll: 'JP' },
};

const VIEW: DifferentialView = {
  listed: { ...DECISION, country: 'CN' },
  notListed: DECISION,
  fob: 0,
  nonOriginatingValue: 0,
  otherPartiesValue: 0,
  contributions: [],
};

const UNSETTLED: OriginState['appendix'] = {
  requirement: { kind: 'unsettled', candidates: [] },
  hasAppendix: true,
  answer: 'unknown',
  sources: [],
};

const answer = (line: TariffLine): TariffAnswer => ({
  importer: 'VN',
  requested: '940620',
  hs: '940620',
  matchedDigits: 6,
  matchedLine: null,
  coverage: 'lines',
  name: null,
  hsEdition: 2022,
  lines: [line],
  rule: null,
  nearest: [],
  official: null,
  schedule: null,
  hasSample: false,
  agreements: [],
  appendix: null,
  sources: [],
});

/** Shows the block beside its report; the duty cells by their case, and the report of the same question. */
function open(requested: Partial<PairQuestion>, line = LINE, appendix = UNSETTLED) {
  const query = { ...QUESTION, ...requested };
  const report = pairReport(answer(line), line, query);
  render(
    <DifferentialBlock
      origin={{ draft: emptyDraft('.'), changeDraft: vi.fn<() => void>(), line, query, appendix }}
      view={VIEW}
      pair={report.pair}
    />,
  );
  const dutyOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .at(-1)?.textContent;
  return { report, dutyOf };
}

describe('the duty beside the RCEP country of origin', () => {
  it.each<[string, Partial<PairQuestion>, string, string]>([
    ['in the importer’s own money, no unit said', { currency: 'VND' }, '20', '10'],
    ['in another money, with a rate of exchange', { fx: 2 }, '10', '5'],
    ['in the unit said', { currency: 'VND', unit: 'kg' }, '20', '10'],
    ['in a unit of no duty', { currency: 'VND', unit: 'm2' }, '—', '—'],
    ['without a rate of exchange', {}, '—', '—'],
  ])('is computed as the answer is: %s', (_, requested, fromJapan, fromChina) => {
    const { report, dutyOf } = open({ value: 1000, qty: 10, ...requested });
    const amount = report.pair.payable?.amount ?? null;
    expect(amount === null ? '—' : formatNumber(amount, 'en')).toBe(fromJapan);
    expect(dutyOf('Not in the Appendix')).toBe(fromJapan);
    expect(dutyOf('In the Appendix')).toBe(fromChina);
  });

  it('is open where an RCEP rate cannot be computed', () => {
    const rcep = [{ parties: ['JP', 'CN'], rates: [rate('see note 3', null)] }];
    const { dutyOf } = open({ value: 1000 }, sampleLine({ mfn: [percent(5)], rcep }));
    expect(dutyOf('Not in the Appendix')).toBe('—');
  });

  it('is open where the rate of the country is not in the data', () => {
    const rcep = [{ parties: ['CN'], rates: [percent(1)] }];
    const { dutyOf } = open({ value: 1000 }, sampleLine({ rcep }));
    expect(dutyOf('Not in the Appendix')).toBe('—');
  });

  it('is beside a rate that carries its mark', () => {
    const rcep = [{ parties: ['JP', 'CN'], rates: [{ ...percent(1), mark: 'sample' as const }] }];
    open({}, sampleLine({ rcep }));
    expect(screen.getAllByText('Sample data')).toHaveLength(4);
  });
});

describe('the cases of the Appendix', () => {
  const row = {
    importer: 'VN',
    code: '84834090',
    dvPercent: 20,
    fromYear: 1,
    toYear: null,
    isInHs2022: true,
  };
  const casesOf = (appendix: OriginState['appendix']) => {
    open({ value: 1000 }, LINE, appendix);
    return ['Not in the Appendix', 'In the Appendix'].filter(
      (name) => screen.queryByRole('row', { name: new RegExp(`^${name}`) }) !== null,
    );
  };

  it('are both there, and the reader is asked, while it is not settled', () => {
    const requirement = { kind: 'unsettled' as const, candidates: [row] };
    expect(casesOf({ ...UNSETTLED, requirement })).toEqual(['Not in the Appendix', 'In the Appendix']);
    expect(screen.getByRole('radio', { name: 'Not known' })).toBeChecked();
    expect(screen.getByText(/The Appendix lists 8483\.40\.90 in HS 2012 codes/)).toBeVisible();
  });

  it('are the one that the Appendix settles, and nothing is asked', () => {
    const requirement = { kind: 'required' as const, ...row };
    expect(casesOf({ ...UNSETTLED, requirement, answer: 'yes' })).toEqual(['In the Appendix']);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are only the other where the Appendix does not list the line', () => {
    expect(casesOf({ ...UNSETTLED, requirement: { kind: 'none' }, answer: 'no' })).toEqual([
      'Not in the Appendix',
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
