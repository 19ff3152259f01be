import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { PageJump } from '@/shared/list/page-jump';

beforeAll(() => startI18n('zh', ['list', 'ui']));

function jumpFrom(page: number) {
  const onPage = vi.fn();
  render(<PageJump page={page} last={20} onPage={onPage} />);
  const field = screen.getByRole('spinbutton', { name: '页码' });
  const type = async (text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };
  return { onPage, field, type };
}

describe('the way to a page by its number', () => {
  it.each([
    ['7', 7],
    ['1', 1],
    ['20', 20],
  ])('%j of 20 pages leads to %j', async (typed, page) => {
    const { onPage, type } = jumpFrom(3);
    await type(typed);
    expect(onPage.mock.calls).toEqual([[page]]);
  });

  it.each(['21', '99', '0', '-1', '1.5'])(
    '%j stays in the field, with the numbers there are',
    async (typed) => {
      const { onPage, field, type } = jumpFrom(3);
      await type(typed);
      expect(onPage).not.toHaveBeenCalled();
      expect(screen.getByRole('alert')).toHaveTextContent('请填 1 到 20 之间的整数。');
      expect(field).toHaveValue(Number(typed));
      expect(field).toHaveFocus();
    },
  );

  it('the page that is shown is not requested again', async () => {
    const { onPage, type } = jumpFrom(3);
    await type('3');
    expect(onPage).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('on a page beyond the last it says which there are, and leads to the last', async () => {
    const { onPage, field, type } = jumpFrom(99);
    expect(field).toHaveValue(99);
    expect(screen.getByText('共 20 页')).toBeVisible();
    await type('20');
    expect(onPage.mock.calls).toEqual([[20]]);
  });
});
