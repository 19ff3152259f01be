import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import { useBomStore, useTakeovers } from '@/features/origin/drafts/bom-store';
import { useDraft, useOwnRule } from '@/features/origin/drafts/use-draft';
import { setOwner } from '@/shared/storage/owner';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => setOwner(null));
  useBomStore.setState(useBomStore.getInitialState(), true);
  vi.useRealTimers();
});

const saved = (owner: string) => localStorage.getItem(`rcep:draft:${owner}:bom:940620`);
const fobOf = (owner: string) =>
  (JSON.parse(saved(owner) ?? 'null') as ReturnType<typeof emptyDraft> | null)?.amounts.fob;

/** The draft of 9406.20 on an open page. */
function openDraft() {
  const { result } = renderHook(() => useDraft('940620', 'zh'));
  return {
    fob: () => result.current[0].amounts.fob,
    change: () => result.current[1],
    rows: () => result.current[0].rows.map(({ name }) => name),
    addRow: (name: string) =>
      act(() => result.current[1]((draft) => ({ ...draft, rows: [...draft.rows, { ...emptyRow(), name }] }))),
    type: (fob: string) =>
      act(() => result.current[1]((draft) => ({ ...draft, amounts: { ...draft.amounts, fob } }))),
  };
}

describe('a bill of materials', () => {
  it('is saved for the visitor soon after the last key', () => {
    const page = openDraft();
    page.type('100');
    expect(saved('visitor')).toBeNull();
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

  it('typed in the last moment before leaving is saved for who typed it', () => {
    const page = openDraft();
    act(() => setOwner('3'));
    page.type('300');
    act(() => setOwner(null));
    expect(fobOf('3')).toBe('300');
    vi.advanceTimersByTime(1000);
    expect(saved('visitor')).toBeNull();
  });

  it('whose file was still being read when somebody else came does not reach them', () => {
    const page = openDraft();
    const changeOfVisitor = page.change();
    act(() => setOwner('3'));
    act(() => changeOfVisitor((draft) => ({ ...draft, isSample: true })));
    vi.advanceTimersByTime(300);
    expect(saved('3')).toBeNull();
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

describe('a bill of materials in two tabs', () => {
  const KEY = 'rcep:draft:visitor:bom:940620';
  const receive = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  /** The other tab keeps the draft with these rows. */
  const otherKeeps = (...names: string[]) => {
    const rows = names.map((name) => ({ ...emptyRow(), name }));
    localStorage.setItem(KEY, JSON.stringify({ ...emptyDraft('.'), rows }));
    receive(KEY);
  };
  const savedRows = () =>
    (JSON.parse(localStorage.getItem(KEY) ?? '') as ReturnType<typeof emptyDraft>).rows.map(
      ({ name }) => name,
    );

  it('shows in each what the other saved, and writes nothing back', () => {
    const page = openDraft();
    otherKeeps('theirs');
    expect(page.rows()).toEqual(['theirs']);
    page.addRow('mine');
    vi.advanceTimersByTime(300);
    expect(savedRows()).toEqual(['theirs', 'mine']);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    receive(KEY);
    vi.advanceTimersByTime(1000);
    expect(written).not.toHaveBeenCalled();
    otherKeeps('theirs', 'mine', 'theirs too');
    expect(page.rows()).toEqual(['theirs', 'mine', 'theirs too']);
    written.mockRestore();
  });

  it('keeps what both typed at the same moment', () => {
    const page = openDraft();
    page.addRow('mine');
    otherKeeps('theirs');
    expect(page.rows()).toEqual(['theirs', 'mine']);
    vi.advanceTimersByTime(300);
    expect(savedRows()).toEqual(['theirs', 'mine']);
  });

  it('counts what was taken over, for the same code and reader alone', () => {
    const { result } = renderHook(() => useTakeovers('940620'));
    otherKeeps('theirs');
    expect(result.current).toBe(1);
    receive('rcep:draft:visitor:bom:870380');
    receive('rcep:draft:3:bom:940620');
    expect(result.current).toBe(1);
  });

  it('is not emptied here when the other tab deletes it', () => {
    const page = openDraft();
    page.addRow('mine');
    vi.advanceTimersByTime(300);
    localStorage.removeItem(KEY);
    receive(KEY);
    expect(page.rows()).toEqual(['mine']);
  });

  it('is read again by a page that comes back after it was put aside', () => {
    const page = openDraft();
    page.addRow('mine');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...emptyDraft('.'), rows: [{ ...emptyRow(), name: 'theirs' }] }),
    );
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(page.rows()).toEqual(['theirs']);
  });

  it('follows the rule typed in the other tab', () => {
    const key = 'rcep:draft:visitor:origin-rule:940620';
    const { result } = renderHook(() => useOwnRule('940620'));
    act(() => result.current[1]('CTH'));
    localStorage.setItem(key, '"RVC40"');
    receive(key);
    expect(result.current[0]).toBe('RVC40');
  });
});

describe('a rule typed by the reader', () => {
  it('is saved by owner, taken back by its owner alone, and an old one is the visitor’s', () => {
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
