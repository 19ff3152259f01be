import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PageJump } from '@/shared/console-ui/list/table/page-jump';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['console']));

describe('the way to a page by its number', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['99', 20],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['abc', null],
    ['', null],
  ])('%j of 20 pages leads to %j', async (typed, page) => {
    const onPage = vi.fn();
    render(<PageJump last={20} onPage={onPage} />);
    const box = screen.getByRole('textbox', { name: '跳至第几页' });
    await userEvent.type(box, `${typed}{Enter}`);
    expect(onPage.mock.calls).toEqual(page === null ? [] : [[page]]);
    expect(box).toHaveValue('');
  });
});
