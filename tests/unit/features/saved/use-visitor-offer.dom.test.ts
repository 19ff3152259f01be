import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_SAVED_PER_KIND } from '@/features/saved/saved-item';
import type { SavedItem } from '@/features/saved/saved-item';
import { useSaved } from '@/features/saved/use-saved';
import { useVisitorOffer } from '@/features/saved/use-visitor-offer';
import { setOwner } from '@/shared/storage/owner';
import { savedAs, lawAs, oldQueryAs } from './saved-as';

afterEach(() => {
  act(() => setOwner(null));
});

const [a, b, c] = [savedAs('a', 1), lawAs('b', 2), savedAs('c', 3)];
const fileOf = (owner: string) => `rcep:draft:${owner}:kept`;
const oldFileOf = (owner: string) => `rcep:draft:${owner}:kept-queries`;
const keep = (owner: string, list: SavedItem[]) => localStorage.setItem(fileOf(owner), JSON.stringify(list));
const saved = (owner: string) => JSON.parse(localStorage.getItem(fileOf(owner)) ?? '[]') as SavedItem[];
const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

function open(user: string | null) {
  if (user !== null) setOwner(user);
  const { result } = renderHook(() => ({ mine: useSaved(), visitors: useVisitorOffer(user) }));
  return {
    list: () => result.current.mine.list,
    change: (list: SavedItem[]) => act(() => void result.current.mine.change(list)),
    offered: () => result.current.visitors.items,
    count: () => result.current.visitors.count,
    takeOver: () => act(() => void result.current.visitors.takeOver()),
    leave: () => act(() => result.current.visitors.leave()),
    toggle: (item: SavedItem) => {
      let outcome = '';
      act(() => void (outcome = result.current.mine.toggle(item)));
      return outcome;
    },
  };
}

describe('saved items', () => {
  it('follow who reads while the page is open', () => {
    keep('visitor', [a]);
    keep('3', [b]);
    const page = open(null);
    expect(page.list()).toEqual([a]);
    act(() => setOwner('3'));
    expect(page.list()).toEqual([b]);
    page.change([c, b]);
    act(() => setOwner(null));
    expect(page.list()).toEqual([a]);
    expect(saved('3')).toEqual([c, b]);
  });

  it('follow other tabs and other parts of the page', () => {
    const [page, button] = [open('3'), open('3')];
    keep('3', [b]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: fileOf('3') })));
    expect(page.list()).toEqual([b]);
    expect(button.toggle(b)).toBe('removed');
    expect(page.list()).toEqual([]);
    expect(button.toggle(c)).toBe('saved');
    expect(page.list()).toMatchObject([{ address: c.address }]);
  });

  it('are read without the entries that cannot be', () => {
    localStorage.setItem(fileOf('visitor'), JSON.stringify([a, { kind: 'song' }, 7]));
    expect(open(null).list()).toEqual([a]);
    localStorage.setItem(fileOf('visitor'), '{broken');
    expect(open(null).list()).toEqual([]);
  });

  it('say that the list is full, and that the browser refuses', () => {
    keep(
      'visitor',
      Array.from({ length: MAX_SAVED_PER_KIND }, (_, index) => savedAs(`n${index}`, 10)),
    );
    const page = open(null);
    expect(page.toggle(a)).toBe('full');
    expect(page.list()).toHaveLength(MAX_SAVED_PER_KIND);
    const refused = refuse();
    expect(page.toggle(b)).toBe('notStored');
    expect(page.list()[0]).toMatchObject({ id: 'b' });
    refused.mockRestore();
    page.toggle(b);
  });
});

describe('queries saved before other things could be', () => {
  it('join the list, those from before things had owners the visitor’s', () => {
    localStorage.setItem('rcep:kept-queries', JSON.stringify([oldQueryAs('a', 1)]));
    expect(open(null).list()).toEqual([a]);
    expect(saved('visitor')).toEqual([a]);
    expect(localStorage.getItem('rcep:kept-queries')).toBeNull();
    expect(localStorage.getItem(oldFileOf('visitor'))).toBeNull();
  });

  it('join what is saved already, and stay where the browser has no room for them', () => {
    keep('3', [b]);
    localStorage.setItem(oldFileOf('3'), JSON.stringify([oldQueryAs('c', 3), 'broken']));
    expect(open('3').list()).toEqual([c, b]);
    expect(saved('3')).toEqual([c, b]);

    localStorage.setItem(oldFileOf('4'), JSON.stringify([oldQueryAs('a', 1)]));
    const refused = refuse();
    expect(open('4').list()).toEqual([a]);
    refused.mockRestore();
    expect(open('4').list()).toEqual([a]);
    expect(saved('4')).toEqual([a]);
  });
});

describe('"except what a visitor kept, which the user who signs in may take over"', () => {
  it('is offered to a user, never to a visitor, and nothing happens by itself', () => {
    keep('visitor', [a, b]);
    expect(open(null).offered()).toEqual([]);
    const page = open('3');
    expect(page.offered()).toEqual([a, b]);
    expect(page.list()).toEqual([]);
    expect(saved('visitor')).toEqual([a, b]);
  });

  it('is joined without doubles, and then no longer the visitor’s', () => {
    keep('visitor', [c, a]);
    keep('3', [{ ...a, name: 'my name' }]);
    const page = open('3');
    expect(page.offered()).toEqual([c]);
    page.takeOver();
    expect(page.list()).toEqual([c, { ...a, name: 'my name' }]);
    expect(saved('3')).toEqual(page.list());
    expect(saved('visitor')).toEqual([]);
    expect(page.offered()).toEqual([]);
  });

  it('stays with the visitor where it has no room', () => {
    keep('visitor', [a, c]);
    keep(
      '3',
      Array.from({ length: MAX_SAVED_PER_KIND - 1 }, (_, index) => savedAs(`n${index}`, 10)),
    );
    const page = open('3');
    page.takeOver();
    expect(saved('3')).toHaveLength(MAX_SAVED_PER_KIND);
    expect(saved('visitor')).toEqual([c]);
  });

  it('stays with the visitor where the browser refuses to keep the user’s list', () => {
    keep('visitor', [a]);
    const page = open('9');
    refuse();
    page.takeOver();
    expect(page.list()).toEqual([a]);
    expect(saved('visitor')).toEqual([a]);
  });

  it('left alone is not offered again to this user, ones saved later and other users are asked', () => {
    keep('visitor', [a, b]);
    const page = open('3');
    page.leave();
    expect(page.offered()).toEqual([]);
    expect(saved('visitor')).toEqual([a, b]);
    expect(open('3').offered()).toEqual([]);
    keep('visitor', [c, a, b]);
    expect(open('3').offered()).toEqual([c]);
    expect(open('4').offered()).toEqual([c, a, b]);
  });
});

describe('the checklists of a visitor', () => {
  const ticksOf = (to: string, day: number, ...ticked: string[]) => ({
    hs: '940620',
    from: 'JP',
    to,
    ticked,
    changedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  });
  const tickFileOf = (owner: string) => `rcep:draft:${owner}:service-guide`;
  const tick = (owner: string, ...pairs: object[]) =>
    localStorage.setItem(tickFileOf(owner), JSON.stringify(pairs));
  const ticks = (owner: string) => JSON.parse(localStorage.getItem(tickFileOf(owner)) ?? '[]') as object[];
  const checklist: SavedItem = {
    ...lawAs('940620-JP-VN', 4),
    kind: 'checklist',
    address: '/home/serviceGuide?hs=940620&from=JP&to=VN',
  };

  it('are offered with the saved item as one thing, and joined tick by tick', () => {
    keep('visitor', [checklist]);
    tick('visitor', ticksOf('VN', 4, 'code', 'invoice'), ticksOf('KR', 3, 'code'));
    tick('3', ticksOf('VN', 2, 'standards'));
    expect(open(null).count()).toBe(0);
    const page = open('3');
    expect(page.count()).toBe(2);
    page.takeOver();
    expect(saved('3')).toEqual([checklist]);
    expect(ticks('3')).toEqual([ticksOf('VN', 4, 'standards', 'code', 'invoice'), ticksOf('KR', 3, 'code')]);
    expect(ticks('visitor')).toEqual([]);
    expect(page.count()).toBe(0);
  });

  it('are not offered where the user has every tick, nor again once left, unless ticked later', () => {
    tick('visitor', ticksOf('VN', 4, 'code'));
    tick('3', ticksOf('VN', 2, 'code', 'invoice'));
    expect(open('3').count()).toBe(0);
    const page = open('5');
    expect(page.count()).toBe(1);
    page.leave();
    expect(page.count()).toBe(0);
    expect(ticks('visitor')).toHaveLength(1);
    tick('visitor', ticksOf('VN', 5, 'code', 'invoice'));
    expect(open('5').count()).toBe(1);
  });

  it('stay the visitor’s where the browser refuses', () => {
    tick('visitor', ticksOf('VN', 4, 'code'));
    const page = open('7');
    refuse();
    page.takeOver();
    expect(ticks('visitor')).toHaveLength(1);
  });
});
