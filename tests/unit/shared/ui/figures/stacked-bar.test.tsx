import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StackedBar } from '@/shared/ui/figures/stacked-bar';

const PARTS = [
  { id: 'a', text: 'Materials 42.0', percent: 42, fill: 'fill-a' },
  { id: 'b', text: 'Labour 58.0', percent: 58, fill: 'fill-b' },
];
const draw = (threshold: { percent: number; text: string } | null) =>
  render(
    <StackedBar
      title={<h3>Value</h3>}
      unit="per cent"
      label="Materials 42.0%, labour 58.0%"
      parts={PARTS}
      threshold={threshold}
    />,
  );

describe('the stacked bar', () => {
  it('is one picture with a sentence, parts as long as they count, and a key in words', () => {
    draw(null);
    const bar = screen.getByRole('img', { name: 'Materials 42.0%, labour 58.0%' });
    expect([...bar.children].map((part) => (part as HTMLElement).style.width)).toEqual(['42%', '58%']);
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Materials 42.0', 'Labour 58.0']);
    expect(screen.getByText('per cent')).toBeVisible();
  });

  it('has its threshold across it, with its words', () => {
    draw({ percent: 40, text: '40 threshold' });
    expect(screen.getByText('40 threshold').parentElement).toHaveStyle({ insetInlineStart: '40%' });
  });
});
