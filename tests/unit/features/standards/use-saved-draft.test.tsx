import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useSavedDraft } from '@/features/standards/use-saved-draft';
import { setOwner, VISITOR } from '@/shared/storage/owner';
import { removeDraftsOfOthers, removeOwnDrafts } from '@/shared/storage/draft';

const isText = (value: unknown): value is string => typeof value === 'string';
const open = (key = 'capability-draft') => renderHook(() => useSavedDraft(key, isText, ''));
const stored = (owner: string) => localStorage.getItem(`rcep:draft:${owner}:capability-draft`);

beforeEach(() => {
  localStorage.clear();
  setOwner(null);
});

it('saves at each change, with the moment, and reads it again', () => {
  const { result, unmount } = open();
  expect([result.current.value, result.current.savedAt]).toEqual(['', null]);
  act(() => result.current.change((before) => `${before}a`));
  act(() => result.current.change((before) => `${before}b`));
  unmount();
  const again = open().result.current;
  expect(again.value).toBe('ab');
  expect(Date.parse(again.savedAt ?? '')).not.toBeNaN();
});

it('is of one owner: another sees nothing of it, and it is there again when the first comes back', () => {
  setOwner('u1');
  const { result } = open();
  act(() => result.current.change(() => 'mine'));
  act(() => setOwner('u2'));
  expect(result.current.value).toBe('');
  act(() => setOwner('u1'));
  expect(result.current.value).toBe('mine');
  expect(stored(VISITOR)).toBeNull();
});

it('outlives signing out, as other work saved on purpose does', () => {
  setOwner('u1');
  const { result } = open();
  act(() => result.current.change(() => 'mine'));
  removeOwnDrafts();
  removeDraftsOfOthers('u2');
  expect(stored('u1')).toContain('mine');
});

it('passes over what is broken', () => {
  localStorage.setItem('rcep:draft:visitor:capability-draft', '{"value":7,"savedAt":"x"}');
  expect(open().result.current.value).toBe('');
});

it('takes over what another tab saves', () => {
  const { result } = open();
  const key = 'rcep:draft:visitor:capability-draft';
  const value = JSON.stringify({ value: 'theirs', savedAt: '2026-11-20T08:00:00.000Z' });
  localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
  expect(result.current.value).toBe('theirs');
});
