import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_ZOOM,
  moveTo,
  slackOf,
  startCrop,
  turn,
  zoomTo,
  type AvatarCrop,
} from '@/features/profile/avatar-crop';

const wide = { width: 400, height: 200 };

describe('the frame is a square, the shorter side of the picture fills it', () => {
  it.each([
    ['a square picture', { width: 200, height: 200 }, { x: 0, y: 0 }],
    ['twice as wide as high', wide, { x: 0.5, y: 0 }],
    ['twice as high as wide', { width: 200, height: 400 }, { x: 0, y: 0.5 }],
    ['smaller than the frame will be', { width: 3, height: 1 }, { x: 1, y: 0 }],
  ])('%s', (_name, size, slack) => expect(slackOf(startCrop, size)).toEqual(slack));
});

describe('zoom', () => {
  it('gives room on both axes', () =>
    expect(slackOf(zoomTo(startCrop, wide, 2), wide)).toEqual({ x: 1.5, y: 0.5 }));

  it.each([
    [0, 1],
    [1, 1],
    [2.5, 2.5],
    [99, MAX_ZOOM],
  ])('%d becomes %d', (requested, got) => expect(zoomTo(startCrop, wide, requested).zoom).toBe(got));

  it('keeps what is in the middle', () => {
    const moved = moveTo(zoomTo(startCrop, wide, 2), wide, 0.4, -0.2);
    expect(zoomTo(moved, wide, 4)).toMatchObject({ x: 0.8, y: -0.4 });
  });
});

describe('a turn is about the middle of the frame', () => {
  const crop: AvatarCrop = { zoom: 2, turns: 0, x: 0.4, y: -0.2 };

  it('clockwise: what was right is below', () =>
    expect(turn({ ...crop, y: 0 }, 'clockwise')).toEqual({ zoom: 2, turns: 1, x: 0, y: 0.4 }));

  it('four make none, and back undoes forth', () => {
    const once = turn(crop, 'clockwise');
    expect(turn(turn(turn(once, 'clockwise'), 'clockwise'), 'clockwise')).toEqual(crop);
    expect(turn(once, 'counterclockwise')).toEqual(crop);
  });

  it.each([0, 1, 2, 3] as const)('and back again, from %i turns', (turns) => {
    const back = turn({ ...crop, turns }, 'counterclockwise');
    expect(back.turns).toBe((turns + 3) % 4);
    expect(turn(back, 'clockwise')).toEqual({ ...crop, turns });
  });

  it('exchanges the room of the two axes', () =>
    expect(slackOf(turn(startCrop, 'clockwise'), wide)).toEqual({ x: 0, y: 0.5 }));
});

describe('whatever is done, the frame stays covered', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const step = fc.oneof(
    fc.record({
      move: fc.tuple(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
      ),
    }),
    fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) }),
    fc.record({ turn: fc.constantFrom('clockwise' as const, 'counterclockwise' as const) }),
  );

  it('after any moves, zooms and turns', () =>
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
        let crop = startCrop;
        for (const done of steps) {
          if ('move' in done) crop = moveTo(crop, picture, ...done.move);
          else if ('zoom' in done) crop = zoomTo(crop, picture, done.zoom);
          else crop = turn(crop, done.turn);
        }
        const slack = slackOf(crop, picture);
        expect(Math.abs(crop.x)).toBeLessThanOrEqual(slack.x + 1e-9);
        expect(Math.abs(crop.y)).toBeLessThanOrEqual(slack.y + 1e-9);
      }),
    ));
});
