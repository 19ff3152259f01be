import { afterEach, describe, expect, it } from 'vitest';
import {
  giveToVisitor,
  readDraft,
  removeDraft,
  removeDraftsOfOthers,
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

describe('what was kept before things had owners', () => {
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

  it('does not replace what the visitor has kept since', () => {
    writeDraft('x', 'newer');
    localStorage.setItem('rcep:x', '"old"');
    giveToVisitor('x');
    expect(readDraft('x', isText)).toBe('newer');
    expect(keys()).toEqual(['rcep:draft:visitor:x']);
  });
});
