import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropTabs,
  cachedPaths,
  isOpen,
  markUnsaved,
  moveTabTo,
  refreshTab,
  reopenTab,
  resetTabs,
  useTabs,
  visitTab,
} from '@/features/tabs/tabs-store';
import { line, tabs } from './tabs-in-tests';

const INDEX = { path: '/index', name: 'index', title: { text: '/index' } };
const visit = (paths: string) => tabs(paths).forEach((each) => visitTab(each, [INDEX]));
const state = () => useTabs.getState();
const bar = () => line(state().tabs);

beforeEach(resetTabs);

describe('a navigation', () => {
  it('rebuilds the pinned tabs, opens the page and counts as use', () => {
    visit('/a /b?page=2 /a?q=1');
    expect(bar()).toBe('!/index /a?q=1 /b?page=2');
    expect(state().usedOrder).toEqual(['/b', '/a']);
    expect(cachedPaths(state())).toEqual(['/a', '/b']);
  });

  it('to the page of before changes nothing', () => {
    visit('/a /b');
    const before = state();
    visit('/b');
    expect(state()).toBe(before);
  });

  it('is to an open page only if its tab has the same query', () => {
    visit('/a?page=2');
    const isOpenAt = (paths: string) => tabs(paths).map(isOpen);
    expect(isOpenAt('/a?page=2 /a?page=3 /a /b')).toEqual([true, false, false, false]);
  });
});

describe('closing', () => {
  it('closes exactly the given ones, never a pinned one, and returns the rest', () => {
    visit('/index /a /b /c');
    expect(line(dropTabs(['/a', '/c', '/index']))).toBe('!/index /b');
    expect(state().usedOrder).toEqual(['/b']);
  });

  it('forgets the unsaved mark and the refreshes of what it closes', () => {
    visit('/a /b');
    markUnsaved(Symbol('a'), '/a', true);
    refreshTab('/a');
    refreshTab('/b');
    dropTabs(['/a']);
    expect(state().unsaved).toEqual(new Set());
    expect(state().refreshes).toEqual({ '/b': 1 });
  });
});

describe('reopening what was closed', () => {
  it('the newest first, with its query, at the end of the bar', () => {
    visit('/a?page=2 /b /c');
    dropTabs(['/a']);
    dropTabs(['/c']);
    expect(reopenTab()?.fullPath).toBe('/c');
    expect(reopenTab()?.fullPath).toBe('/a?page=2');
    expect(bar()).toBe('!/index /b /c /a?page=2');
    expect(reopenTab()).toBeNull();
  });

  it('one visited again in the meantime is not reopened', () => {
    visit('/a /b');
    dropTabs(['/a']);
    dropTabs(['/b']);
    visit('/b');
    expect(reopenTab()?.path).toBe('/a');
  });

  it('closed twice, it comes back once, with its last query', () => {
    visit('/a?page=1');
    dropTabs(['/a']);
    visit('/a?page=2');
    dropTabs(['/a']);
    expect(reopenTab()?.query).toBe('?page=2');
    expect(reopenTab()).toBeNull();
  });

  it('the last twenty', () => {
    const paths = Array.from({ length: 25 }, (_, index) => `/page/${index}`);
    visit(paths.join(' '));
    dropTabs(paths);
    expect(state().closed.map(({ path }) => path)).toEqual(paths.slice(5));
  });
});

describe('§2 "a refresh-route command": one tab starts again', () => {
  it('counts per tab and drops its unsaved mark', () => {
    visit('/a /b');
    markUnsaved(Symbol('a'), '/a', true);
    refreshTab('/a');
    refreshTab('/a');
    expect(state().refreshes).toEqual({ '/a': 2 });
    expect(state().unsaved.has('/a')).toBe(false);
  });
});

describe('unsaved edits', () => {
  it('a tab is marked until the last of its places is saved', () => {
    const [form, dialog] = [Symbol('form'), Symbol('dialog')];
    visit('/a');
    markUnsaved(form, '/a', true);
    markUnsaved(dialog, '/a', true);
    markUnsaved(form, '/a', false);
    expect(state().unsaved).toEqual(new Set(['/a']));
    markUnsaved(dialog, '/a', false);
    expect(state().unsaved).toEqual(new Set());
  });

  it('outlast pages that were used later when there are more than are cached', () => {
    const paths = Array.from({ length: 100 }, (_, index) => `/page/${index}`);
    visit(paths.join(' '));
    expect(cachedPaths(state())).not.toContain('/page/0');
    markUnsaved(Symbol('form'), '/page/0', true);
    expect(cachedPaths(state())).toContain('/page/0');
    expect(cachedPaths(state())).not.toContain('/page/1');
    expect(cachedPaths(state())).toHaveLength(99);
  });
});

it('a move stays in the store; a reset leaves nothing for the next user', () => {
  visit('/a /b');
  moveTabTo('/b', 1);
  expect(bar()).toBe('!/index /b /a');
  dropTabs(['/a']);
  resetTabs();
  expect(state()).toEqual(useTabs.getInitialState());
});
