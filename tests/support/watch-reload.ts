import { beforeEach, vi, type Mock } from 'vitest';

/**
 * For all tests of the file: `location.reload`, which the test environment cannot carry out, is only counted. The
 * address stays the real one.
 */
export function watchReload(): Mock<() => void> {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockReset();
    const real = globalThis.location;
    const watched = new Proxy({} as Location, {
      get(_target, key) {
        const value: unknown = key === 'reload' ? reload : Reflect.get(real, key);
        return typeof value === 'function' && value !== reload ? value.bind(real) : value;
      },
      set: (_target, key, value) => Reflect.set(real, key, value),
    });
    vi.spyOn(globalThis, 'location', 'get').mockReturnValue(watched);
  });
  return reload;
}
