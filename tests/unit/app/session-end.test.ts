import { describe, expect, it, vi } from 'vitest';
import { endSession, onSessionEnd } from '@/app/session-end';

describe('the end of a session', () => {
  it('is told to everybody who keeps something of it, each time', () => {
    const [menu, tabs] = [vi.fn(), vi.fn()];
    onSessionEnd(menu);
    onSessionEnd(tabs);
    endSession();
    expect([menu, tabs].map((forget) => forget.mock.calls.length)).toEqual([1, 1]);
    endSession();
    expect([menu, tabs].map((forget) => forget.mock.calls.length)).toEqual([2, 2]);
  });

  it('is told once to who requested it twice, as at each entry into the console', () => {
    const forget = vi.fn();
    onSessionEnd(forget);
    onSessionEnd(forget);
    endSession();
    expect(forget).toHaveBeenCalledOnce();
  });
});
