import { describe, expect, it } from 'vitest';
import type { CtcRule, Good, Material } from '@/domain/rcep';
import { shiftOf } from '@/pages/portal/tariff-search/origin/bill/bom-shift';

const rule: CtcRule = { kind: 'ctc', level: 'CTH', except: [{ level: 'chapter', from: '72' }] };
const good: Good = { hs: '940620', exporter: 'JP', fob: 100, materials: [] };
const material = (change: Partial<Material>): Material => ({
  name: 'a',
  hs: '680422',
  value: 10,
  originating: false,
  ...change,
});

describe('whether a material shifts to heading 94.06', () => {
  it.each([
    ['from another heading', {}, 'shifted'],
    ['from the same heading', { hs: '940690' }, 'notShifted'],
    ['from an excluded chapter', { hs: '720110' }, 'notShifted'],
    ['from a code too short to tell', { hs: '94' }, 'unknown'],
    ['of unknown origin', { originating: 'unknown' as const }, 'shifted'],
    ['of an origin that may not be cumulated', { originating: true, origin: 'IN' }, 'shifted'],
    ['originating: not bound', { originating: true }, null],
    ['cumulated: not bound', { originating: true, origin: 'VN' }, null],
    ['packing: not bound', { role: 'transportPacking' as const }, null],
  ])('%s', (_, change, expected) => {
    expect(shiftOf(material(change), good, rule)).toBe(expected);
  });
});
