import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useLock } from '@/pages/account/login/use-lock';

describe('the lock of a name', () => {
  it('begins with its whole length, however the clock ticks meanwhile', () => {
    let time = 1_700_000_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => time++);
    const { result } = renderHook(() => useLock('viewer'));
    act(() => result.current.lock('viewer', 300));
    expect(result.current.secondsLeft).toBe(300);
  });

  it('is of that name alone', () => {
    const { result } = renderHook(() => useLock('editor'));
    act(() => result.current.lock('viewer', 300));
    expect(result.current.secondsLeft).toBe(0);
  });
});
