import { describe, expect, it } from 'vitest';
import { isSearchable } from '@/features/site-search/local/search-text';

describe('a text is long enough to be searched for', () => {
  it.each(['税', '钢', 'か', 'ト', '쌀', 'EV', '84'])('%s', (text) => expect(isSearchable(text)).toBe(true));
  it.each(['', 'a', '8', 'é', '.'])('but not %j', (text) => expect(isSearchable(text)).toBe(false));
});
