import { expect, it } from 'vitest';
import { parentPath } from '@/shared/console-ui/tree/parent-path';

const AREAS = [
  { id: '1', parentId: '0', areaName: 'a' },
  { id: '2', parentId: '1', areaName: 'b' },
  { id: '8', parentId: '9', areaName: 'c' },
  { id: '9', parentId: '8', areaName: 'd' },
];

it.each([
  ['the root', '0', ['0']],
  ['below two', '2', ['0', '1', '2']],
  ['as far as loaded', '7', ['0', '7']],
  ['a circle ends', '8', ['0', '9', '8']],
])('%s', (_case, parentId, path) => expect(parentPath(AREAS, parentId, '0')).toEqual(path));
