import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { SearchBox } from '@/shared/list/search-box';

beforeAll(() => startI18n('zh', ['list']));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A box whose address follows only when told to. */
function openBox() {
  const requested = vi.fn<(text: string) => void>();
  const box = (value: string) => <SearchBox label="q" value={value} onSearch={requested} />;
  const { rerender } = render(box(''));
  return { requested, arrive: (value: string) => rerender(box(value)) };
}

const field = () => screen.getByRole('searchbox', { name: 'q' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const rest = () => act(() => void vi.advanceTimersByTime(300));

describe('the search field', () => {
  it('keeps what is typed on while the address takes what was asked before, and asks for it too', () => {
    const { requested, arrive } = openBox();
    type('ab');
    rest();
    type('abc');
    arrive('ab');
    expect(field()).toHaveValue('abc');
    rest();
    expect(requested.mock.calls).toEqual([['ab'], ['abc']]);
    arrive('abc');
    expect(field()).toHaveValue('abc');
  });

  it('keeps what is typed on with two questions under way', () => {
    const { requested, arrive } = openBox();
    type('ab');
    rest();
    type('abc');
    rest();
    type('abcd');
    arrive('ab');
    expect(field()).toHaveValue('abcd');
    arrive('abc');
    expect(field()).toHaveValue('abcd');
    rest();
    expect(requested).toHaveBeenLastCalledWith('abcd');
    arrive('abcd');
    arrive('abc');
    expect(field()).toHaveValue('abc');
  });

  it('follows an address that others changed with a question under way', () => {
    const { arrive } = openBox();
    type('ab');
    rest();
    arrive('tiles');
    expect(field()).toHaveValue('tiles');
    arrive('ab');
    expect(field()).toHaveValue('ab');
  });

  it('keeps the space after a word that was requested', () => {
    const { arrive } = openBox();
    type('ab ');
    rest();
    arrive('ab');
    expect(field()).toHaveValue('ab ');
  });

  it('follows the address back, and forward to what it requested once', () => {
    const { arrive } = openBox();
    type('ab');
    rest();
    arrive('ab');
    arrive('');
    expect(field()).toHaveValue('');
    arrive('ab');
    expect(field()).toHaveValue('ab');
  });

  it('follows an address that others changed, over what is typed', () => {
    const { requested, arrive } = openBox();
    type('ab');
    arrive('tiles');
    expect(field()).toHaveValue('tiles');
    rest();
    expect(requested).not.toHaveBeenCalled();
  });

  it('asks at once on Enter and where it is cleared', () => {
    const { requested, arrive } = openBox();
    type('ab');
    fireEvent.submit(screen.getByRole('search'));
    arrive('ab');
    fireEvent.click(screen.getByRole('button'));
    expect(requested.mock.calls).toEqual([['ab'], ['']]);
    expect(field()).toHaveValue('');
  });
});
