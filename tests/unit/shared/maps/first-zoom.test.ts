import { describe, expect, it } from 'vitest';
import { firstZoom } from '@/shared/maps/first-zoom';

describe('the first zoom shows all Parties with Beijing in the middle, as close as the frame allows', () => {
  it.each([
    ['beside its list at 1440 px', 648, 680, 0.25, 2.25],
    ['on the home page', 520, 560, 0.25, 2],
    ['at 390 px', 358, 480, 0.25, 1.75],
    ['at 360 px', 328, 480, 0.25, 1.75],
    ['in a low frame, which cuts at the south', 1200, 320, 0.25, 1],
    ['in a slim frame, which cuts at the east', 200, 680, 0.25, 1],
    ['with tiles, which have whole steps', 648, 680, 1, 2],
    ['without any room yet', 0, 0, 0.25, 1],
  ])('%s', (_, x, y, snap, zoom) => expect(firstZoom({ x, y }, snap)).toBe(zoom));
});
