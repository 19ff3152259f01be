import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const PAGE = 'words of the page';
const timesShown = (error: unknown) => String(error).split(PAGE).length - 1;

describe('what a query that finds nothing says', () => {
  it('outside of a wait: what was looked for, and the page', () => {
    render(<p>{PAGE}</p>);
    const look = () => screen.getByText('something else');
    expect(look).toThrow('something else');
    expect(look).toThrow(PAGE);
  });

  it('after a wait in vain: the same, with the page printed by the wait alone', async () => {
    render(<p>{PAGE}</p>);
    const error: unknown = await screen.findByText('something else', {}, { timeout: 1 }).catch((e) => e);
    expect(String(error)).toMatch(/^TestingLibraryElementError: .*something else/);
    expect(timesShown(error)).toBe(1);
  });
});
