import { afterEach, describe, expect, it } from 'vitest';
import {
  giveToVisitor,
  othersWithSaved,
  readDraft,
  removeDraft,
  removeDraftsOfOthers,
  removeSavedOfOthers,
  removeOwnDrafts,
  writeDraft,
} from '@/shared/storage/draft';
import { setOwner } from '@/shared/storage/owner';

afterEach(() => setOwner(null));

const isText = (value: unknown): value is string => typeof value === 'string';
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key !== 'rcep:owner')
    .toSorted();

describe('a draft', () => {
  it('is read by its owner alone', () => {
    writeDraft('x', 'a visitor’s');
    setOwner('3');
    expect(readDraft('x', isText)).toBeNull();
    writeDraft('x', 'of 3');
    setOwner(null);
    expect(readDraft('x', isText)).toBe('a visitor’s');
    removeDraft('x');
    expect(keys()).toEqual(['rcep:draft:3:x']);
  });

  it('"deleted when another user signs in, except what a visitor kept"', () => {
    for (const owner of [null, '3', '33', '4']) {
      setOwner(owner);
      writeDraft('x', 'typed');
    }
    localStorage.setItem('rcep:language', '"zh"');
    removeDraftsOfOthers('3');
    expect(keys()).toEqual(['rcep:draft:3:x', 'rcep:draft:visitor:x', 'rcep:language']);
  });
});

describe('H2: what was typed in a tab', () => {
  it('of another user is deleted when somebody signs in, as in local storage; the visitor’s and their own stay', () => {
    for (const owner of ['3', '4', 'visitor'])
      sessionStorage.setItem(`rcep:draft:${owner}:tariff-draft`, '{"value":"987654"}');
    sessionStorage.setItem('rcep:cooldown:mobile', '1');
    removeDraftsOfOthers('4');
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'rcep:cooldown:mobile',
      'rcep:draft:4:tariff-draft',
      'rcep:draft:visitor:tariff-draft',
    ]);
  });

  it('M5: what another user keeps on purpose stays until a file of it was offered', () => {
    for (const owner of ['3', '4', 'visitor'])
      for (const key of ['kept', 'bom:940620', 'service-guide', 'recent-searches', 'user:7'])
        localStorage.setItem(`rcep:draft:${owner}:${key}`, '[]');
    removeDraftsOfOthers('4');
    expect(keys().filter((key) => key.includes(':3:'))).toEqual([
      'rcep:draft:3:bom:940620',
      'rcep:draft:3:kept',
      'rcep:draft:3:service-guide',
    ]);
    expect(othersWithSaved('4')).toEqual(['3']);
    removeSavedOfOthers('4');
    expect(othersWithSaved('4')).toEqual([]);
    expect(keys()).toHaveLength(10);
  });

  it('a visitor who is nobody’s user loses nothing', () => {
    writeDraft('x', 'typed');
    removeOwnDrafts();
    expect(readDraft('x', isText)).toBe('typed');
  });
});

describe('what was saved before things had owners', () => {
  it('is the visitor’s, once', () => {
    localStorage.setItem('rcep:bom:940620', '"old"');
    setOwner('3');
    giveToVisitor('bom:940620');
    expect(readDraft('bom:940620', isText)).toBeNull();
    setOwner(null);
    expect(readDraft('bom:940620', isText)).toBe('old');
    expect(keys()).toEqual(['rcep:draft:visitor:bom:940620']);
    giveToVisitor('bom:940620');
    expect(readDraft('bom:940620', isText)).toBe('old');
  });

  it('does not replace what the visitor has saved since', () => {
    writeDraft('x', 'newer');
    localStorage.setItem('rcep:x', '"old"');
    giveToVisitor('x');
    expect(readDraft('x', isText)).toBe('newer');
    expect(keys()).toEqual(['rcep:draft:visitor:x']);
  });
});
