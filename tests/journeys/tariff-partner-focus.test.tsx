import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { addressQuery, openTariff, useLoadedParts, wholePage } from './tariff-harness';
import { PATIENCE } from '../support/patience';

useApiServer();
useLoadedParts();

describe('the table of all exporters', () => {
  it('keeps the focus on the exporter picked by keyboard, and marks it as the current one', async () => {
    const user = userEvent.setup();
    await openTariff('hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15');
    await wholePage();
    const pick = screen.getByRole('button', { name: '澳大利亚' });
    pick.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(addressQuery().get('from')).toBe('AU'));
    await waitFor(
      () => expect(screen.getByRole('button', { name: '澳大利亚', current: true })).toHaveFocus(),
      PATIENCE,
    );
    expect(screen.getByRole('button', { name: '日本' })).not.toHaveAttribute('aria-current');
  });
});
