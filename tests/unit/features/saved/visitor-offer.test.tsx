import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { VisitorOffer } from '@/features/saved/visitor-offer';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['saved', 'ui']));

it('asks, and does nothing until one of its two buttons is pressed', async () => {
  const [take, leave] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<VisitorOffer count={2} onTakeOver={take} onLeave={leave} />);
  expect(screen.getByText(/这个浏览器里收藏了 2 条/)).toBeVisible();
  expect([take, leave].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  await userEvent.click(screen.getByRole('button', { name: '保存到我的账号' }));
  await userEvent.click(screen.getByRole('button', { name: '留在原处' }));
  expect([take, leave].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

it('says one and several in English', async () => {
  await switchLanguage('en');
  const { rerender } = render(<VisitorOffer count={1} onTakeOver={vi.fn()} onLeave={vi.fn()} />);
  expect(screen.getByText(/^1 item was saved/)).toBeVisible();
  rerender(<VisitorOffer count={3} onTakeOver={vi.fn()} onLeave={vi.fn()} />);
  expect(screen.getByText(/^3 items were saved/)).toBeVisible();
});

it('is not there where nothing was saved', () => {
  const { container } = render(<VisitorOffer count={0} onTakeOver={vi.fn()} onLeave={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
