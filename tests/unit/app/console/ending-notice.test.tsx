import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EndingNotice } from '@/app/console/ending-notice';
import { clearSession, startSession } from '@/features/session/session-store';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';

const NOW = new Date('2026-12-15T10:00:00');
const MINUTE = 60_000;

beforeEach(async () => {
  await startI18n('zh', ['ui', 'admin']);
  await loadTexts(['ui', 'admin']);
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  act(clearSession);
});

const begin = (minutes: number | null) =>
  act(() => startSession('a-token', minutes === null ? null : NOW.getTime() + minutes * MINUTE));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('status').textContent;

describe('L14: "use `expiresAtTs` for a proactive notice"', () => {
  it('comes five minutes before the end, changes at the end, and goes with a new session', () => {
    begin(120);
    render(<EndingNotice />);
    expect(shown()).toBe('');
    pass(115 * MINUTE - 1);
    expect(shown()).toBe('');
    pass(1);
    expect(shown()).toMatch(/^登录将在 12:00 结束/);
    pass(5 * MINUTE);
    expect(shown()).toMatch(/^登录已在 12:00 结束/);
    act(() => startSession('another', Date.now() + 120 * MINUTE));
    expect(shown()).toBe('');
  });

  it('stays until it is closed; the end itself is shown again', () => {
    begin(4);
    render(<EndingNotice />);
    pass(MINUTE);
    expect(shown()).toMatch(/^登录将在 10:04 结束/);
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(shown()).toBe('');
    pass(3 * MINUTE);
    expect(shown()).toMatch(/^登录已在 10:04 结束/);
  });

  it('comes when the computer wakes up, whose timers have slept', () => {
    begin(120);
    render(<EndingNotice />);
    vi.setSystemTime(NOW.getTime() + 118 * MINUTE);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toMatch(/^登录将在 12:00 结束/);
  });

  it.each([null, 60 * 24 * 400])('says nothing of an end in %j minutes', (minutes) => {
    begin(minutes);
    render(<EndingNotice />);
    pass(26 * 60 * MINUTE);
    expect(shown()).toBe('');
  });
});

describe('when the page is loaded again', () => {
  async function endAfterReload(): Promise<number | null> {
    vi.useRealTimers();
    vi.resetModules();
    return (await import('@/features/session/session-store')).useSession.getState().expiresAtTs;
  }

  it('the end of this tab’s session is known', async () => {
    begin(10);
    expect(await endAfterReload()).toBe(NOW.getTime() + 10 * MINUTE);
  });

  it('that of another session is not taken for it', async () => {
    begin(10);
    localStorage.setItem('opsli-token', 'begun-in-another-tab');
    expect(await endAfterReload()).toBeNull();
  });

  it('nothing is left of it after signing out', async () => {
    begin(10);
    act(clearSession);
    expect(sessionStorage).toHaveLength(0);
  });
});
