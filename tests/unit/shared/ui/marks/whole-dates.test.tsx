import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WholeDates } from '@/shared/ui/marks/whole-dates';

describe('dates within a text', () => {
  it.each([
    ['2024-12-01 施行', ['2024-12-01']],
    ['2026-12 至 2027-01', ['2026-12', '2027-01']],
    ['từ 01/12/2024 đến 12/2026', ['01/12/2024', '12/2026']],
    ['2024年12月1日施行、2026年3月', ['2024年12月1日', '2026年3月']],
    ['2024년 12월 1일 시행', ['2024년 12월 1일']],
    ['Adopted 1 December 2024', ['1 December 2024']],
    ['GB/T 4100-2015', []],
    ['', []],
  ])('%j keeps %j whole and says all of the text', (text, whole) => {
    const { container } = render(<WholeDates>{text}</WholeDates>);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('.no-break')].map((part) => part.textContent)).toEqual(whole);
  });
});
