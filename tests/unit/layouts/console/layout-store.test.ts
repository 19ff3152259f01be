import { beforeEach, describe, expect, it } from 'vitest';
import { useLayout, type MobileMenu } from '@/layouts/console/layout-store';

beforeEach(() => useLayout.setState(useLayout.getInitialState(), true));

describe('the side menu below 992 px', () => {
  type Step = 'startMobile' | 'endStart' | 'openMobileMenu' | 'foldMobileMenu' | 'holdMobileMenu';
  const cases: [string, Step[], MobileMenu][] = [
    ['is open at first', ['startMobile'], 'starting'],
    ['"folds after 2 s"', ['startMobile', 'endStart'], 'folded'],
    ['unless the user acts on it', ['startMobile', 'holdMobileMenu', 'endStart'], 'open'],
    [
      'folded and opened again within 2 s, it stays',
      ['foldMobileMenu', 'openMobileMenu', 'endStart'],
      'open',
    ],
    ['"a mask closes it"', ['openMobileMenu', 'foldMobileMenu'], 'folded'],
    ['folded, it stays folded', ['foldMobileMenu', 'holdMobileMenu'], 'folded'],
    ['is open again when the window is narrow again', ['foldMobileMenu', 'startMobile'], 'starting'],
  ];
  it.each(cases)('%s', (_what, steps, expected) => {
    for (const step of steps) useLayout.getState()[step]();
    expect(useLayout.getState().mobileMenu).toBe(expected);
  });
});

describe('"Side menu: collapsed or expanded"', () => {
  it('is expanded, collapses, expands', () => {
    const seen = [useLayout.getState().isCollapsed];
    for (const _press of [1, 2]) {
      useLayout.getState().toggleCollapsed();
      seen.push(useLayout.getState().isCollapsed);
    }
    expect(seen).toEqual([false, true, false]);
  });
});
