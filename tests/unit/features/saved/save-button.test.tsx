import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { SaveButton } from '@/features/saved/save-button';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['saved', 'ui']));

const LAW = { kind: 'law', id: 'cn-law-1', title: '关税法', address: '/home/lawService/cn-law-1' } as const;

it('keeps and lets go, and two of the same thing agree', async () => {
  render(
    <>
      <SaveButton item={LAW} />
      <SaveButton item={{ ...LAW, title: '中国关税法' }} variant="text" />
    </>,
  );
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('收藏：关税法');
  await userEvent.click(first!);
  expect(first).toHaveAccessibleName('已收藏：关税法');
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('rcep:draft:visitor:kept')).toContain('cn-law-1');
  await userEvent.click(second!);
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(first).toHaveTextContent(/^收藏$/);
});

it('says that the browser refuses to store it', async () => {
  render(<SaveButton item={{ ...LAW, id: 'jp-law-1' }} />);
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText(/只保留到关闭本页为止/)).toBeVisible();
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  refused.mockRestore();
  await userEvent.click(screen.getByRole('button'));
});
