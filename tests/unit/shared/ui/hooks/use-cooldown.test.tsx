import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCooldown } from '@/shared/ui/hooks/use-cooldown';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** jsdom tells other windows of a change to the storage by a timer of its own. */
const JSDOM_STORAGE_MS = 0;

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('§9 "Button cool-down counts in seconds"', () => {
  it('from 60 to 0, a second at a time', () => {
    const { result } = renderHook(() => useCooldown('count'));
    expect(result.current.secondsLeft).toBe(0);
    act(() => result.current.start());
    expect(result.current.secondsLeft).toBe(60);
    pass(999);
    expect(result.current.secondsLeft).toBe(60);
    pass(1);
    expect(result.current.secondsLeft).toBe(59);
    pass(58_999);
    expect(result.current.secondsLeft).toBe(1);
    pass(1);
    expect(result.current.secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('for as long as the caller says, and again when it is started again', () => {
    const { result } = renderHook(() => useCooldown('again', 3));
    act(() => result.current.start());
    pass(1500);
    expect(result.current.secondsLeft).toBe(2);
    act(() => result.current.start());
    expect(result.current.secondsLeft).toBe(3);
    pass(1000);
    expect(result.current.secondsLeft).toBe(2);
  });

  it('and a reload does not end it', async () => {
    const first = renderHook(() => useCooldown('reload'));
    act(() => first.result.current.start());
    pass(20_400);
    first.unmount();
    vi.resetModules();
    const reloaded = await import('@/shared/ui/hooks/use-cooldown');
    vi.advanceTimersByTime(10_000);
    const second = renderHook(() => reloaded.useCooldown('reload'));
    expect(second.result.current.secondsLeft).toBe(30);
    pass(600);
    expect(second.result.current.secondsLeft).toBe(29);
  });

  it('and shows the right second at once where nobody watched for a while', () => {
    const first = renderHook(() => useCooldown('unwatched'));
    act(() => first.result.current.start());
    first.unmount();
    vi.advanceTimersByTime(45_000);
    const seen: number[] = [];
    renderHook(() => {
      const { secondsLeft } = useCooldown('unwatched');
      seen.push(secondsLeft);
    });
    expect([...new Set(seen)]).toEqual([15]);
  });

  it('and two buttons of one name show the same, another name its own', () => {
    function Left({ name, label }: { name: string; label: string }) {
      return <output aria-label={label}>{useCooldown(name).secondsLeft}</output>;
    }
    render(
      <>
        <Left name="shared" label="one" />
        <Left name="shared" label="two" />
        <Left name="other" label="three" />
      </>,
    );
    const starter = renderHook(() => useCooldown('shared'));
    pass(300);
    act(() => starter.result.current.start());
    pass(2000);
    const shown = ['one', 'two', 'three'].map((label) => screen.getByLabelText(label).textContent);
    expect(shown).toEqual(['58', '58', '0']);
  });

  it('and changes to another count with its name', () => {
    const { result, rerender } = renderHook(({ name }) => useCooldown(name), {
      initialProps: { name: 'mobile' },
    });
    act(() => result.current.start());
    rerender({ name: 'email' });
    expect(result.current.secondsLeft).toBe(0);
    rerender({ name: 'mobile' });
    expect(result.current.secondsLeft).toBe(60);
  });

  it('and leaves no timer behind, even when it is started after its button has gone', () => {
    const { result, unmount } = renderHook(() => useCooldown('gone'));
    act(() => result.current.start());
    pass(JSDOM_STORAGE_MS);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    result.current.start();
    pass(JSDOM_STORAGE_MS);
    expect(vi.getTimerCount()).toBe(0);
    expect(renderHook(() => useCooldown('gone')).result.current.secondsLeft).toBe(60);
  });

  it('and a clock set back ends it', () => {
    const { result, unmount } = renderHook(() => useCooldown('clock'));
    act(() => result.current.start());
    unmount();
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(renderHook(() => useCooldown('clock')).result.current.secondsLeft).toBe(0);
  });

  it.each(['{broken', '5', '{"endsAt":"soon","lengthMs":1}', '{"endsAt":1e999,"lengthMs":1e999}'])(
    'and %s in the storage is none',
    (text) => {
      sessionStorage.setItem('rcep:cooldown:foreign', text);
      expect(renderHook(() => useCooldown('foreign')).result.current.secondsLeft).toBe(0);
    },
  );
});
