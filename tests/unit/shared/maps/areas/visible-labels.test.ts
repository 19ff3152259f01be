import { describe, expect, it } from 'vitest';
import { visibleLabels } from '@/shared/maps/areas/visible-labels';
import type { LabelBox } from '@/shared/maps/areas/visible-labels';

const box = (code: string, x: number, y: number, parts: Partial<LabelBox> = {}): LabelBox => ({
  code,
  x,
  y,
  width: 40,
  height: 20,
  land: { width: 60, height: 60 },
  isChosen: false,
  ...parts,
});

describe('the names on the map', () => {
  it.each<[string, LabelBox[], string[]]>([
    [
      'stand where there is room for each',
      [box('A', 0, 0), box('B', 40, 0), box('C', 0, 20)],
      ['A', 'B', 'C'],
    ],
    [
      'of two that collide the one on larger land',
      [box('A', 0, 0), box('B', 39, 19, { land: { width: 90, height: 90 } })],
      ['B'],
    ],
    ['on land of one size by code', [box('B', 0, 0), box('A', 10, 0)], ['A']],
    ['wait where they are wider than their land', [box('A', 0, 0, { land: { width: 39, height: 39 } })], []],
    [
      'chosen come first, whatever their land',
      [
        box('A', 0, 0, { land: { width: 900, height: 900 } }),
        box('B', 10, 0, { land: { width: 5, height: 5 }, isChosen: true }),
      ],
      ['B'],
    ],
    [
      'give way only to one that is shown',
      [
        box('A', 0, 0, { land: { width: 90, height: 90 } }),
        box('B', 30, 0, { land: { width: 80, height: 80 } }),
        box('C', 60, 0, { land: { width: 70, height: 70 } }),
      ],
      ['A', 'C'],
    ],
    [
      'on slim and high land come before those on wide and low land',
      [
        box('A', 0, 0, { land: { width: 60, height: 40 } }),
        box('B', 0, 0, { land: { width: 50, height: 90 } }),
      ],
      ['B'],
    ],
    ['of nothing are none', [], []],
  ])('%s', (_, boxes, shown) => expect([...visibleLabels(boxes)].toSorted()).toEqual(shown));
});
