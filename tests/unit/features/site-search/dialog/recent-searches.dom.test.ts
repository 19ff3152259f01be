import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  forgetSearches,
  MAX_RECENT,
  recentSearches,
  rememberSearch,
} from '@/features/site-search/dialog/recent-searches';
import { setOwner } from '@/shared/storage/owner';

afterEach(() => {
  act(() => setOwner(null));
});

it('keeps the latest few, each once, the latest first', () => {
  for (let at = 0; at < MAX_RECENT + 2; at += 1) rememberSearch(`text ${at}`);
  rememberSearch('text 5');
  rememberSearch('');
  expect(recentSearches()).toHaveLength(MAX_RECENT);
  expect(recentSearches().slice(0, 2)).toEqual(['text 5', `text ${MAX_RECENT + 1}`]);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it('belong to who searched', () => {
  rememberSearch('visitor’s');
  act(() => setOwner('3'));
  expect(recentSearches()).toEqual([]);
  localStorage.setItem('rcep:draft:3:recent-searches', '{"a":1}');
  expect(recentSearches()).toEqual([]);
});
