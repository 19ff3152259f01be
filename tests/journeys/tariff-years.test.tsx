import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { answerPart, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

const yearRow = async (year: RegExp) => {
  const table = within(await screen.findByRole('table', { name: '逐年税率表' }, PATIENCE));
  return table.getByRole('row', { name: year });
};

describe('F4: Viet Nam in 2022', () => {
  it('is answered from the first day the rates applied', async () => {
    await openTariff('hs=85371040&from=JP&to=VN&date=2022-06-01');
    expect(await answerPart()).toHaveTextContent('13.6%');
    expect(screen.queryByText(/从 2022-12-30/)).toBeNull();
  });

  it.each([
    ['KR', '87032141', '韩国', '2022年2月1日'],
    ['MY', '85371020', '马来西亚', '2022年3月18日'],
    ['MM', '85371020', '缅甸', '2022年3月4日'],
  ])('says from which day the rate of 2022 is for goods from %s', async (from, hs, name, day) => {
    await openTariff(`hs=${hs}&from=${from}&to=VN&date=2026-12-15`);
    await wholePage();
    expect(await yearRow(/^2022/)).toHaveTextContent(/第 1 年/);
    expect(
      screen.getByText((text) => text.includes(`RCEP 在${name}和越南之间自${day}起适用，2022 年度`)),
    ).toBeVisible();
  });

  it('has no rate for goods from Indonesia, to which RCEP did not apply yet', async () => {
    await openTariff('hs=85371020&from=ID&to=VN&date=2026-12-15');
    await wholePage();
    expect(await yearRow(/^2022/)).toHaveTextContent('尚未生效');
    expect(screen.getByText(/自2023年1月2日起适用，2023 年度/)).toBeVisible();
    expect(screen.queryByText(/未收录的 RCEP 税率：2022/)).toBeNull();
  });
});
