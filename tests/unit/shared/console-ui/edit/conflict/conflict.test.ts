import { describe, expect, it } from 'vitest';
import { disputedFields, mergedValues, proposedSides } from '@/shared/console-ui/edit/conflict/conflict';
import { changesFrom } from '@/shared/console-ui/edit/edit-field';
import type { EditField } from '@/shared/console-ui/edit/edit-field';

const fields = ['code', 'name', 'remark'].map((name) => ({ name, label: name }) as EditField);
const base = { code: 'a', name: 'one', remark: null };

describe('product design §5: "10100 keeps what was typed, shows what changed on the server"', () => {
  it.each([
    ['both changed one field', { ...base, name: 'mine' }, { ...base, name: 'theirs' }, { name: 'mine' }],
    [
      'each changed another field: mine stays, theirs is taken',
      { ...base, name: 'mine' },
      { ...base, remark: 'theirs' },
      { name: 'mine', remark: 'theirs' },
    ],
    ['both made the same change', { ...base, name: 'same' }, { ...base, name: 'same' }, {}],
    ['nothing and empty are the same', { ...base, remark: '' }, base, {}],
    ['only the server changed', base, { ...base, code: 'b' }, { code: 'theirs' }],
  ])('%s', (_title, mine, theirs, proposed) => {
    const versions = { base, mine, theirs };
    const disputed = disputedFields(fields, versions);
    expect(disputed.map(({ name }) => name)).toEqual(Object.keys(proposed));
    expect(proposedSides(disputed, versions)).toEqual(proposed);
  });

  it('each field takes the side that was chosen for it', () => {
    const versions = {
      base,
      mine: { ...base, name: 'mine', code: 'm' },
      theirs: { ...base, name: 'theirs' },
    };
    expect(mergedValues(versions, { name: 'theirs', code: 'mine' })).toEqual({
      code: 'm',
      name: 'theirs',
      remark: null,
    });
  });
});

describe('changesFrom', () => {
  it.each([
    [{ ...base }, {}],
    [{ ...base, remark: '' }, {}],
    [{ ...base, name: '' }, { name: '' }],
    [{ ...base, name: 'two' }, { name: 'two' }],
  ])('%j differs in %j', (values, changes) => expect(changesFrom(base, values)).toEqual(changes));
});
