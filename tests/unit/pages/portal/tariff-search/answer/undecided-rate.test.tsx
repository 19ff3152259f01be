import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerKind } from '@/features/tariffs/country-pair/answer-kind';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { AnswerFigures } from '@/pages/portal/tariff-search/answer/answer-figures';
import { ComparePayable, CompareSaving } from '@/pages/portal/tariff-search/compare/compare-cells';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import { NO_AMOUNTS, percent, rate, sampleLine } from '../../../../features/tariffs/sample-line';

beforeAll(async () => {
  await startI18n('en', ['tariff', 'pair', 'ui', 'countries']);
  await loadTexts(['tariff', 'pair', 'ui', 'countries']);
});

const NOTE = rate('see note 3', null);
const PAIRS = [
  ['RCEP', sampleLine({ mfn: [percent(5)], rcep: [{ parties: ['JP'], rates: [NOTE] }] })],
  ['MFN', sampleLine({ mfn: [NOTE] })],
] as const;

describe.each(PAIRS)('a country pair whose %s rate cannot be computed', (_, line) => {
  const pair = pairDutyOf(line, 'JP', 'VN', '2026-12-15', { ...NO_AMOUNTS, value: 1000 });

  it('has no amount in the answer', () => {
    const { container } = render(<AnswerFigures pair={pair} kind={answerKind(pair)} currency="USD" />);
    expect(container).not.toHaveTextContent(/USD|\$|Duty of about|You save/);
  });

  it('is undecided in the comparison, with no saving', () => {
    render(<ComparePayable pair={pair} currency="USD" />);
    expect(screen.getByText('A rate is given in words and cannot be compared')).toBeVisible();
    const { container } = render(<CompareSaving pair={pair} currency="USD" />);
    expect(container).toHaveTextContent(/^Charged in a different way$/);
  });
});
