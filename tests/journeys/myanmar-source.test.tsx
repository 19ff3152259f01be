import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

describe('F3: whether an importer applies RCEP to Myanmar names its source', () => {
  it('in the steps of the decision', async () => {
    await openTariff('hs=94062090&from=MM&to=VN&date=2026-12-15');
    await wholePage();
    await userEvent.click(screen.getByText('这个结论是怎么得出的'));
    expect(
      await screen.findByText(
        /缅甸和越南之间自2022年3月4日起适用。依据：越南第84\/2023\/ND-CP号议定.*2023年12月1日（待核）。/,
        {},
        PATIENCE,
      ),
    ).toBeVisible();
  });

  it('in the guide of Myanmar, each importer with its own', async () => {
    await openApp('/home/nationGuide?country=MM&tab=agreement');
    const table = within(await screen.findByRole('table', { name: '谁对缅甸货物适用协定' }, PATIENCE));
    const row = (name: RegExp) => table.getByRole('row', { name });
    expect(row(/越南/)).toHaveTextContent(/自2022年3月4日起适用.*待核.*第84\/2023\/ND-CP号议定/);
    expect(row(/日本/)).toHaveTextContent(/不适用.*日本海关公布的生效缔约方名单，2026/);
    expect(row(/日本/)).not.toHaveTextContent('待核');
  });
});
