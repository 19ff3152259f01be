import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lateCode } from '@/shared/loading/late-code';

// A failure would otherwise load the page again.
beforeEach(() => sessionStorage.setItem('rcep:reloaded', String(Date.now())));

const double = { run: (value: number) => value * 2 };

describe('code that only some visits need', () => {
  it('loads once it is wanted, and is there at once from then on', async () => {
    const fetchCode = vi.fn(async () => double);
    const { useCode } = lateCode(fetchCode);
    const { result, rerender } = renderHook(useCode, { initialProps: false });
    expect(result.current.code).toBeNull();
    expect(fetchCode).not.toHaveBeenCalled();
    rerender(true);
    await waitFor(() => expect(result.current.code?.run(2)).toBe(4));
    expect(renderHook(() => useCode(true)).result.current.code).toBe(double);
    expect(fetchCode).toHaveBeenCalledTimes(1);
  });

  it('returns a failure instead of the code', async () => {
    const { useCode } = lateCode(() => Promise.reject(new Error('offline')));
    const { result } = renderHook(() => useCode(true));
    await waitFor(() => expect(result.current.failure).toMatchObject({ name: 'ChunkLoadError' }));
    expect(result.current.code).toBeNull();
  });
});
