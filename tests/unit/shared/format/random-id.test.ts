import { describe, expect, it, vi } from 'vitest';
import { randomId } from '@/shared/format/random-id';

describe('§9 "Random id default 32 alphanumerics"', () => {
  it('has 32 of them, or as many as are requested', () => {
    expect(randomId()).toMatch(/^[a-zA-Z0-9]{32}$/);
    expect(randomId(5)).toMatch(/^[a-zA-Z0-9]{5}$/);
    expect(randomId(0)).toBe('');
  });

  it('never comes twice, and uses every character', () => {
    const ids = Array.from({ length: 200 }, () => randomId());
    expect(new Set(ids).size).toBe(200);
    expect(new Set(ids.join('')).size).toBe(62);
  });

  it('passes over bytes that would make some characters likelier', () => {
    const bytes = [248, 255, 0, 61, 62, 247];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint8Array).forEach((_, at, all) => {
        all[at] = bytes.shift() ?? 0;
      });
      return array;
    });
    expect(randomId(4)).toBe('a9a9');
  });
});
