import { beforeEach, describe, expect, it } from 'vitest';
import { readEditDraft, writeEditDraft } from '@/shared/console-ui/edit/edit-draft';
import { writeDraft } from '@/shared/storage/draft';
import { setOwner } from '@/shared/storage/owner';

const names = ['code', 'name'];
beforeEach(() => setOwner('7'));

describe('the draft of a form (product design §5: nothing lost on conflict, expiry or crash)', () => {
  it('keeps the changed fields and the version they were typed over', () => {
    writeEditDraft('dict:1', { changes: { name: 'x' }, version: 3 });
    expect(readEditDraft('dict:1', names)).toEqual({ changes: { name: 'x' }, version: 3 });
    expect(readEditDraft('dict:2', names)).toBeNull();
  });

  it('belongs to the user who typed it', () => {
    writeEditDraft('dict:1', { changes: { name: 'x' }, version: 3 });
    setOwner('8');
    expect(readEditDraft('dict:1', names)).toBeNull();
  });

  it('a form without changes keeps nothing', () => {
    writeEditDraft('dict:1', { changes: { name: 'x' }, version: 3 });
    writeEditDraft('dict:1', { changes: {}, version: 3 });
    expect(readEditDraft('dict:1', names)).toBeNull();
  });

  it('a field the form no longer has is left out', () => {
    writeEditDraft('dict:1', { changes: { name: 'x', colour: 'red' }, version: null });
    expect(readEditDraft('dict:1', names)).toEqual({ changes: { name: 'x' }, version: null });
    writeEditDraft('dict:1', { changes: { colour: 'red' }, version: null });
    expect(readEditDraft('dict:1', names)).toBeNull();
  });

  it.each([[null], ['x'], [{}], [{ changes: [], version: 1 }], [{ changes: { name: {} }, version: 1 }]])(
    'what is malformed is no draft: %j',
    (value) => {
      writeDraft('dict:1', value);
      expect(readEditDraft('dict:1', names)).toBeNull();
    },
  );
});
