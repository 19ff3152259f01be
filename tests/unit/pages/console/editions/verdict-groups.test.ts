import { expect, it } from 'vitest';
import { verdictGroups } from '@/pages/console/editions/record/verdict-groups';

it('has each change of a verdict once, with its exporters in their order', () => {
  expect(
    verdictGroups([
      { party: 'BN', before: 'same', after: 'lower' },
      { party: 'CN', before: 'same', after: 'higher' },
      { party: 'ID', before: 'same', after: 'lower' },
      { party: 'JP', before: 'none', after: 'lower' },
    ]),
  ).toEqual([
    { before: 'same', after: 'lower', parties: ['BN', 'ID'] },
    { before: 'same', after: 'higher', parties: ['CN'] },
    { before: 'none', after: 'lower', parties: ['JP'] },
  ]);
  expect(verdictGroups([])).toEqual([]);
});
