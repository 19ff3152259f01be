import { describe, expect, it } from 'vitest';
import { greetingKey } from '@/features/session/sign-in/greeting';

describe('specification §4: "before 8 early morning; up to 11 morning; up to 13 noon; before 18 afternoon; else evening"', () => {
  it.each([
    [0, 'earlyMorning'],
    [7, 'earlyMorning'],
    [8, 'morning'],
    [11, 'morning'],
    [12, 'noon'],
    [13, 'noon'],
    [14, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('%i h: %s', (hour, key) => expect(greetingKey(hour)).toBe(key));
});
