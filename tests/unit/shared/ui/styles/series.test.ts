import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import { COLOUR_VISIONS, seenDistance } from './seen-distance';

const SERIES = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;
const PAIRS = SERIES.flatMap((one, index) => SERIES.slice(index + 1).map((other) => [one, other] as const));

describe.each(THEME_NAMES)('chart series in the theme %s', (theme) => {
  const colour = themeTokens(theme);

  it.each(COLOUR_VISIONS)('stay apart for %s eyes', (vision) => {
    const nearest = Math.min(
      ...PAIRS.map(([one, other]) => seenDistance(colour[one], colour[other], vision)),
    );
    expect(nearest).toBeGreaterThanOrEqual(7.85);
  });
});
