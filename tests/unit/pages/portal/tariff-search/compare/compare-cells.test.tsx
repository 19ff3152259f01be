import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { CompareNext, ComparePayable } from '@/pages/portal/tariff-search/compare/compare-cells';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import { excluded, NO_AMOUNTS, percent, sampleLine } from '../../../../features/tariffs/sample-line';

beforeAll(async () => {
  await startI18n('en', ['tariff', 'pair', 'ui', 'countries']);
  await loadTexts(['tariff', 'pair', 'ui', 'countries']);
});

const pair = (rates: TariffLine['mfn'], mfn = 15) =>
  pairDutyOf(
    sampleLine({ mfn: [percent(mfn)], rcep: [{ parties: ['JP'], rates }] }),
    'JP',
    'VN',
    '2026-12-15',
    NO_AMOUNTS,
  );

describe('the next step of a country pair beside others', () => {
  it.each<[string, ReturnType<typeof pair>, RegExp]>([
    ['a known cut', pair([percent(8), percent(7, 2027)]), /^2027-01-01\s*7%\s*$/],
    [
      'a cut below MFN',
      pair([percent(8), percent(4, 2027)], 5),
      /^2027-01-01\s*First lower than MFN · 4%\s*$/,
    ],
    ['the end of the data is no cut', pair([percent(8)]), /^No data from 2027-01-01$/],
    ['nothing can be lower', pair([percent(0)]), /^No more tariff cuts/],
    ['no preference', pair([excluded()]), /^No preferential rate$/],
    ['no rate in the data', pair([]), /^No data$/],
  ])('%s', (_, shown, words) => {
    const { container } = render(<CompareNext pair={shown} />);
    expect(container).toHaveTextContent(words);
  });
});

describe('what is to be paid beside other pairs', () => {
  it('is not decided where the RCEP rate is not in the data', () => {
    const { container } = render(<ComparePayable pair={pair([])} currency="USD" />);
    expect(container).toHaveTextContent(/may be lower/);
    expect(container).not.toHaveTextContent('15%');
  });
});
