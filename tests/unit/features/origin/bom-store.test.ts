import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '@/features/origin/bom';
import { useBomStore, useDraft, useOwnRule } from '@/features/origin/bom-store';
import { setOwner } from '@/shared/storage/owner';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => setOwner(null));
  useBomStore.setState(useBomStore.getInitialState(), true);
  vi.useRealTimers();
});

const kept = (owner: string) => localStorage.getItem(`rcep:draft:${owner}:bom:940620`);
const fobOf = (owner: string) =>
  (JSON.parse(kept(owner) ?? 'null') as ReturnType<typeof emptyDraft> | null)?.amounts.fob;

/** The draft of 9406.20 on an open page. */
function openDraft() {
  const { result } = renderHook(() => useDraft('940620', 'zh'));
  return {
    fob: () => result.current[0].amounts.fob,
    change: () => result.current[1],
    type: (fob: string) =>
      act(() => result.current[1]((draft) => ({ ...draft, amounts: { ...draft.amounts, fob } }))),
  };
}

describe('a bill of materials', () => {
  it('is kept for the visitor soon after the last key', () => {
    const page = openDraft();
    page.type('100');
    expect(kept('visitor')).toBeNull();
    vi.advanceTimersByTime(300);
    expect(fobOf('visitor')).toBe('100');
  });

  it('follows who reads while the page is open, and nobody sees what another typed', () => {
    const page = openDraft();
    page.type('100');
    act(() => setOwner('3'));
    expect(page.fob()).toBe('');
    page.type('300');
    act(() => setOwner('4'));
    expect(page.fob()).toBe('');
    act(() => setOwner('3'));
    expect(page.fob()).toBe('300');
    act(() => setOwner(null));
    expect(page.fob()).toBe('100');
  });

  it('typed in the last moment before leaving is kept for who typed it', () => {
    const page = openDraft();
    act(() => setOwner('3'));
    page.type('300');
    act(() => setOwner(null));
    expect(fobOf('3')).toBe('300');
    vi.advanceTimersByTime(1000);
    expect(kept('visitor')).toBeNull();
  });

  it('whose file was still being read when somebody else came does not reach them', () => {
    const page = openDraft();
    const changeOfVisitor = page.change();
    act(() => setOwner('3'));
    act(() => changeOfVisitor((draft) => ({ ...draft, isSample: true })));
    vi.advanceTimersByTime(300);
    expect(kept('3')).toBeNull();
    expect(page.fob()).toBe('');
  });

  it('of before things had owners is read once, as the visitor’s', () => {
    const old = { ...emptyDraft('.'), amounts: { ...emptyDraft('.').amounts, fob: '77' } };
    localStorage.setItem('rcep:bom:940620', JSON.stringify(old));
    act(() => setOwner('3'));
    const page = openDraft();
    expect(page.fob()).toBe('');
    act(() => setOwner(null));
    expect(page.fob()).toBe('77');
    expect(localStorage.getItem('rcep:bom:940620')).toBeNull();
  });
});

describe('a rule typed by the reader', () => {
  it('is kept by owner, taken back by its owner alone, and an old one is the visitor’s', () => {
    localStorage.setItem('rcep:origin-rule:940620', '"CTH"');
    const { result } = renderHook(() => useOwnRule('940620'));
    expect(result.current[0]).toBe('CTH');
    act(() => setOwner('3'));
    expect(result.current[0]).toBe('');
    act(() => result.current[1]('RVC40'));
    act(() => result.current[1](''));
    act(() => setOwner(null));
    expect(result.current[0]).toBe('CTH');
    expect(Object.keys(localStorage)).toEqual(['rcep:draft:visitor:origin-rule:940620']);
  });
});
