import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { BrowserNotice } from '@/features/browser-support/browser-notice';
import { startI18n } from '@/shared/i18n/i18n';

beforeAll(() => startI18n('zh', ['ui', 'messages', 'admin']));

describe('the notice of an unsupported browser', () => {
  it.each([
    ['juejin/6.0', '不支持juejin浏览器'],
    ['Trident/7.0', '你正在用 Internet Explorer，本站不支持它。'],
  ])('%s: "%s", how to go on, and it can be closed', async (userAgent, text) => {
    render(<BrowserNotice userAgent={userAgent} />);
    const dialog = screen.getByRole('dialog', { name: '温馨提示' });
    expect(dialog).toHaveTextContent(text);
    expect(dialog).toHaveTextContent('请换用新版的');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing elsewhere', () => {
    render(<BrowserNotice userAgent="Firefox/120.0" />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
