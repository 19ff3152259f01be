import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '@/features/tariffs/lane/lane';
import type { TariffLine } from '@/features/tariffs/tariffs-schema';
import { CompareNext, ComparePayable } from '@/pages/portal/tariff-search/compare/compare-cells';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';
import { excluded, NO_AMOUNTS, percent, sampleLine } from '../../../../features/tariffs/sample-line';

beforeAll(async () => {
  await startI18n('en', ['tariff', 'lane', 'ui', 'countries']);
  await loadTexts(['tariff', 'lane', 'ui', 'countries']);
});

const lane = (rates: TariffLine['mfn'], mfn = 15) =>
  laneOf(
    sampleLine({ mfn: [percent(mfn)], rcep: [{ parties: ['JP'], rates }] }),
    'JP',
    'VN',
    '2026-12-15',
    NO_AMOUNTS,
  );

describe('the next step of a lane beside others', () => {
  it.each<[string, ReturnType<typeof lane>, RegExp]>([
    ['a known cut', lane([percent(8), percent(7, 2027)]), /^2027-01-01\s*7%\s*$/],
    [
      'a cut below MFN',
      lane([percent(8), percent(4, 2027)], 5),
      /^2027-01-01\s*First lower than MFN · 4%\s*$/,
    ],
    ['the end of what is held is no cut', lane([percent(8)]), /^No data from 2027-01-01$/],
    ['nothing can be lower', lane([percent(0)]), /^No more tariff cuts/],
    ['no preference', lane([excluded()]), /^No preferential rate$/],
    ['no rate held', lane([]), /^No data$/],
  ])('%s', (_, shown, words) => {
    const { container } = render(<CompareNext lane={shown} />);
    expect(container).toHaveTextContent(words);
  });
});

describe('what is to be paid beside other lanes', () => {
  it('is not decided where the RCEP rate is not held', () => {
    const { container } = render(<ComparePayable lane={lane([])} currency="USD" />);
    expect(container).toHaveTextContent(/may be lower/);
    expect(container).not.toHaveTextContent('15%');
  });
});
