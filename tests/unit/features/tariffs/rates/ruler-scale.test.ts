import { describe, expect, it } from 'vitest';
import { positionOf, RULER_MAX, rulerScale, ticksOf } from '@/features/tariffs/rates/ruler-scale';

describe('the scale of the rate ruler (look §1)', () => {
  it.each([
    ['nothing', [], { max: 24, tick: 1, numbered: 5 }],
    ['usual rates', [0, 8.2, 15], { max: 24, tick: 1, numbered: 5 }],
    ['a rate at its end', [RULER_MAX], { max: 24, tick: 1, numbered: 5 }],
    ['a rate beyond it', [30], { max: 30, tick: 2, numbered: 10 }],
    ['electric cars', [70], { max: 70, tick: 2, numbered: 10 }],
    ['very high rates', [513], { max: 600, tick: 20, numbered: 100 }],
    ['rates beyond all of them', [1700], { max: 2000, tick: 100, numbered: 500 }],
  ])('holds %s', (_, percents, scale) => expect(rulerScale(percents)).toEqual(scale));

  it.each([0.1, 8, 24, 24.1, 81, 160, 400, 1000, 9000])('has a place for %d', (percent) => {
    const scale = rulerScale([percent]);
    expect(scale.max).toBeGreaterThanOrEqual(percent);
    expect(positionOf(percent, scale)).toBeLessThanOrEqual(100);
  });

  it('places rates in proportion', () => expect(positionOf(6, { max: 24, tick: 1, numbered: 5 })).toBe(25));

  it('has ticks from zero to the end', () => {
    expect(ticksOf(5, 24)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf(2, 30).at(-1)).toBe(30);
  });
});
