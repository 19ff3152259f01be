import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PrintFoot } from '@/layouts/portal/footer/print-foot';
import { InLanguage } from '../../../../support/in-language';

const open = () =>
  render(
    <InLanguage>
      <PrintFoot />
    </InLanguage>,
  );

describe('the foot of a printed page', () => {
  it('says address and time while the page is printed', () => {
    open();
    expect(screen.queryByText(/打印时间：/)).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText(new RegExp(`网址：${window.location.href}.*打印时间：`))).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText(/打印时间：/)).not.toBeInTheDocument();
  });

  it('says them also where it arrives while the page is already printed', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === 'print',
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    open();
    expect(screen.getByText(/打印时间：/)).toBeVisible();
  });
});
