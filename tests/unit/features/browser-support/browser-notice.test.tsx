import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BrowserAlert } from '@/features/browser-support/browser-alert';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['ui']));

const openIn = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(<BrowserAlert />);
};

describe('the notice of an unsupported browser', () => {
  it.each([
    ['juejin/6.0', '不支持juejin浏览器'],
    ['Trident/7.0', '你正在用 Internet Explorer，本站不支持它。'],
  ])('%s: "%s", how to go on, and it can be closed', async (userAgent, text) => {
    openIn(userAgent);
    const dialog = await screen.findByRole('dialog', { name: '温馨提示' });
    expect(dialog).toHaveTextContent(text);
    expect(dialog).toHaveTextContent('请换用新版的');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('who has read it does not see it again in the next shell', async () => {
    openIn('juejin/6.0');
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    cleanup();
    openIn('juejin/6.0');
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('says nothing elsewhere', () => {
    openIn('Firefox/120.0');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
