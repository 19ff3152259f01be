import { PATIENCE } from '../support/patience';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';

useApiServer();
afterEach(() => localStorage.clear());

describe('L1: an address with a line break leads somewhere', () => {
  it.each([
    '/%0A',
    '/%0D/x',
    '/index/%0A',
    '/%E2%80%A8',
    '/home/%0A',
    '/home/lawService/%0d',
    '/home%0A',
    '/login%0A',
    '/home/newsDetails/details/%0A',
  ])('%s: to 404', async (address) => {
    await openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: /./ }, PATIENCE)).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe('#/404'), PATIENCE);
  });
});
