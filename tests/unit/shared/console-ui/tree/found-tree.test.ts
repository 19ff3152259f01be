import { describe, expect, it } from 'vitest';
import { foundTree } from '@/shared/console-ui/tree/found-tree';

const ROWS = [
  { id: '1', parentId: '0' },
  { id: '2', parentId: '0' },
  { id: '11', parentId: '1' },
  { id: '12', parentId: '1' },
  { id: '111', parentId: '11' },
  { id: '8', parentId: '9' },
  { id: '9', parentId: '8' },
];
const found = (...ids: string[]) => {
  const { levels, open, count } = foundTree(ROWS, '0', ({ id }) => ids.includes(id));
  return {
    top: levels.get('0')?.map(({ id }) => id),
    below: levels.get('1')?.map(({ id }) => id),
    open,
    count,
  };
};

describe('what a search finds in a tree', () => {
  it.each([
    ['a match with the rows above it', ['111'], { top: ['1'], below: ['11'], open: ['11', '1'], count: 1 }],
    ['below a match everything', ['1'], { top: ['1'], below: ['11', '12'], open: [], count: 1 }],
    ['two matches, one above the other', ['1', '12'], { top: ['1'], below: ['12'], open: ['1'], count: 2 }],
    ['nothing that does not lead to the root', ['8'], { top: [], open: [], count: 0 }],
  ])('%s', (_, ids, expected) => expect(found(...ids)).toMatchObject(expected));
});
