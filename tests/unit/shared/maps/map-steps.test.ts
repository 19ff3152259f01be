import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREA_STEPS } from '@/shared/maps/areas/map-area';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import { contrastRatio } from '../ui/styles/contrast-ratio';

const CSS = readFileSync('src/shared/maps/map-place.css', 'utf8');

/** How much of `accent-strong-active` a step has in percent, the rest being `surface`. */
const PERCENTS = AREA_STEPS.map((step) => {
  const value = new RegExp(`--${step}: (.+);`).exec(CSS)?.[1] ?? '';
  if (value === 'var(--accent-strong-active)') return 100;
  const mix = /^color-mix\(in srgb, var\(--accent-strong-active\) (\d+)%, var\(--surface\)\)$/;
  return Number(mix.exec(value)?.[1]);
});

function mixed(one: string, other: string, percent: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round((a * percent + b * (100 - percent)) / 100);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(THEME_NAMES)('the five steps of the map in the theme %s', (theme) => {
  const tokens = themeTokens(theme);
  const steps = PERCENTS.map((percent) => mixed(tokens['accent-strong-active'], tokens.surface, percent));

  it('grow away from the ground', () => {
    const fromGround = steps.map((step) => contrastRatio(step, tokens.bg));
    expect(fromGround).toEqual(fromGround.toSorted((a, b) => a - b));
  });

  it.each([1, 2, 3, 4])('step %i and the next are distinguished', (index) =>
    expect(contrastRatio(steps[index - 1] ?? '', steps[index] ?? '')).toBeGreaterThanOrEqual(1.5),
  );
});
