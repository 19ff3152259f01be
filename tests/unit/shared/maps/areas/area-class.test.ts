import { expect, it } from 'vitest';
import { areaClass } from '@/shared/maps/areas/area-class';

const AREA = { code: 'VN', label: '越南', value: '高', tone: 'high' as const };

it.each([
  ['its tone', AREA, false, 'map-area map-area-high'],
  ['its mark', { ...AREA, mark: '已选' }, false, 'map-area map-area-high map-area-marked'],
  [
    'the choice above all',
    { ...AREA, mark: '已选' },
    true,
    'map-area map-area-high map-area-marked map-area-selected',
  ],
])('an area is drawn by %s', (_, area, isSelected, classes) =>
  expect(areaClass(area, isSelected)).toBe(classes),
);
