import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readWeight } from '@/pages/portal/trade-index/risk/read-weight';
import { WeightInput } from '@/pages/portal/trade-index/risk/weight-input';

it.each([
  ['', null],
  [' ', null],
  ['-', null],
  ['0', 0],
  ['20', 20],
  ['20.6', 21],
  ['-3', 0],
  ['1000000', 100],
] as const)('"%s" is the weight %s', (text, weight) => {
  expect(readWeight(text)).toBe(weight);
});

it('an emptied field waits for a number, and shows the weight again when it is left', () => {
  const handleChange = vi.fn();
  render(<WeightInput id="weight" weight={20} onChange={handleChange} />);
  const field = screen.getByRole('spinbutton');
  fireEvent.change(field, { target: { value: '' } });
  expect(handleChange).not.toHaveBeenCalled();
  expect(field).toHaveValue(null);
  fireEvent.blur(field);
  expect(field).toHaveValue(20);
  fireEvent.change(field, { target: { value: '0' } });
  expect(handleChange.mock.calls).toEqual([[0]]);
});
