import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { merged } from '@/features/kept-queries/kept-list';
import type { KeptQuery } from '@/features/kept-queries/kept-query';
import { useKeptQueries } from '@/features/kept-queries/use-kept-queries';
import { setOwner } from '@/shared/storage/owner';
import { keptAs } from './kept-as';

afterEach(() => act(() => setOwner(null)));

const [a, b, c] = [keptAs('a', 1), keptAs('b', 2), keptAs('c', 3)];
const fileOf = (owner: string) => `rcep:draft:${owner}:kept-queries`;
const keep = (owner: string, list: KeptQuery[]) => localStorage.setItem(fileOf(owner), JSON.stringify(list));
const kept = (owner: string) => JSON.parse(localStorage.getItem(fileOf(owner)) ?? '[]') as KeptQuery[];

function open(user: string | null) {
  if (user !== null) setOwner(user);
  const { result } = renderHook(() => useKeptQueries(user));
  return () => result.current;
}

/** As the dialog does: joins, then ends the taking over. */
const takeOver = (mine: ReturnType<typeof open>) =>
  act(() => {
    mine().change(merged(mine().list, mine().fromVisitor).list);
    mine().forgetVisitor();
  });

describe('kept questions', () => {
  it('of before things had owners are read once, as the visitor’s', () => {
    localStorage.setItem('rcep:kept-queries', JSON.stringify([a]));
    expect(open(null)().list).toEqual([a]);
    expect(kept('visitor')).toEqual([a]);
    expect(localStorage.getItem('rcep:kept-queries')).toBeNull();
  });

  it('follow who reads while the page is open', () => {
    keep('visitor', [a]);
    keep('3', [b]);
    const mine = open(null);
    expect(mine().list).toEqual([a]);
    act(() => setOwner('3'));
    expect(mine().list).toEqual([b]);
    act(() => void mine().change([c, b]));
    act(() => setOwner(null));
    expect(mine().list).toEqual([a]);
    expect(kept('3')).toEqual([c, b]);
  });

  it('follow other tabs', () => {
    const mine = open('3');
    keep('3', [b]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: fileOf('3') })));
    expect(mine().list).toEqual([b]);
  });
});

describe('"except what a visitor kept, which the user who signs in may take over"', () => {
  it('is offered to a user, never to a visitor, and nothing happens by itself', () => {
    keep('visitor', [a, b]);
    expect(open(null)().fromVisitor).toEqual([]);
    const mine = open('3');
    expect(mine().fromVisitor).toEqual([a, b]);
    expect(mine().list).toEqual([]);
    expect(kept('visitor')).toEqual([a, b]);
  });

  it('is joined without doubles, and then no longer the visitor’s', () => {
    keep('visitor', [c, a]);
    keep('3', [{ ...a, label: 'my name' }]);
    const mine = open('3');
    expect(mine().fromVisitor).toEqual([c]);
    takeOver(mine);
    expect(mine().list).toEqual([c, { ...a, label: 'my name' }]);
    expect(kept('3')).toEqual(mine().list);
    expect(kept('visitor')).toEqual([]);
    expect(mine().fromVisitor).toEqual([]);
  });

  it('stays with the visitor where it has no room', () => {
    keep('visitor', [a, b]);
    keep(
      '3',
      Array.from({ length: 99 }, (_, index) => keptAs(`n${index}`, 10)),
    );
    const mine = open('3');
    takeOver(mine);
    expect(kept('3')).toHaveLength(100);
    expect(kept('visitor')).toEqual([b]);
  });

  it('stays with the visitor where the browser refuses to keep the user’s list', () => {
    keep('visitor', [a]);
    const mine = open('3');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    takeOver(mine);
    expect(mine().list).toEqual([a]);
    expect(kept('visitor')).toEqual([a]);
  });

  it('left alone is not offered again to this user, ones kept later and other users are asked', () => {
    keep('visitor', [a, b]);
    const mine = open('3');
    act(() => mine().leaveVisitor());
    expect(mine().fromVisitor).toEqual([]);
    expect(kept('visitor')).toEqual([a, b]);
    expect(open('3')().fromVisitor).toEqual([]);
    keep('visitor', [c, a, b]);
    expect(open('3')().fromVisitor).toEqual([c]);
    expect(open('4')().fromVisitor).toEqual([c, a, b]);
  });
});
