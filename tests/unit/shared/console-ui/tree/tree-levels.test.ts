import { describe, expect, it } from 'vitest';
import { treeBranches } from '@/shared/console-ui/tree/tree-levels';
import type { TreeLevel, TreeLevelRow } from '@/shared/console-ui/tree/tree-levels';

const level = (rows: TreeLevelRow[] | undefined): TreeLevel<TreeLevelRow> => ({
  rows,
  isError: false,
  error: null,
  savedAt: 0,
  refetch: () => Promise.resolve(),
});
const parent = (id: string): TreeLevelRow => ({ id, hasChildren: true });
const TREE = new Map([
  ['0', level([parent('1'), { id: '2' }])],
  ['1', level([parent('11'), { id: '12', hasChildren: false }])],
  ['11', level(undefined)],
  ['12', level([{ id: '121' }])],
]);
const lines = (open: string[], root = '0') =>
  treeBranches(TREE, root, open).map((line) => `${line.depth}:${'row' in line ? line.row.id : '…'}`);

describe('the lines of a tree table', () => {
  it.each([
    ['closed', [], ['0:1', '0:2']],
    ['open', ['1'], ['0:1', '1:11', '1:12', '0:2']],
    ['a level that is loading is one line', ['1', '11'], ['0:1', '1:11', '2:…', '1:12', '0:2']],
    ['below a closed row nothing is shown', ['11'], ['0:1', '0:2']],
    [
      'a row without children has no level, even if the address opens it',
      ['1', '12'],
      ['0:1', '1:11', '1:12', '0:2'],
    ],
  ])('%s', (_case, open, expected) => expect(lines(open)).toEqual(expected));

  it('has none for a level that was not requested', () => expect(lines([], '99')).toEqual([]));
});
