import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import type { TokenName } from '@/shared/ui/styles/theme-tokens';
import { contrastRatio } from './contrast-ratio';

type Pairs = readonly (readonly [foregrounds: readonly TokenName[], grounds: readonly TokenName[]])[];

const GROUNDS = ['bg', 'surface', 'sunken'] as const;

/** Text on its grounds: at least 4.5. */
const TEXT: Pairs = [
  [
    ['text', 'text-2', 'text-3'],
    [...GROUNDS, 'wash'],
  ],
  [
    ['accent-strong', 'accent-strong-hover', 'accent-strong-active'],
    [...GROUNDS, 'wash'],
  ],
  [
    ['positive', 'negative', 'warning', 'info'],
    [...GROUNDS, 'wash'],
  ],
  [['positive', 'text', 'text-2'], ['positive-bg']],
  [['negative', 'text', 'text-2'], ['negative-bg']],
  [['warning', 'text', 'text-2'], ['warning-bg']],
  [['info', 'text', 'text-2'], ['info-bg']],
  [['accent-strong'], ['warning-bg', 'negative-bg', 'info-bg']],
  [
    ['on-ink', 'on-ink-2'],
    ['ink', 'ink-2'],
  ],
  [['on-accent'], ['accent-strong', 'accent-strong-hover', 'accent-strong-active']],
  [['mfn'], GROUNDS],
];

/** Graphics on their grounds: at least 3. `accent` does not stand on `wash`, by rule. */
const GRAPHICS: Pairs = [
  [['accent'], GROUNDS],
  [['accent'], ['ink']],
  [['control', 'rule-ink', 'focus'], GROUNDS],
  [['on-ink'], ['ink']],
  [['s1', 's2', 's3', 's4', 's5', 's6'], GROUNDS],
];

describe.each(THEME_NAMES)('contrast in the theme %s', (theme) => {
  const colour = themeTokens(theme);

  it.each(flat(TEXT))('text: %s on %s', (foreground, ground) => {
    expect(contrastRatio(colour[foreground], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(flat(GRAPHICS))('graphics: %s on %s', (foreground, ground) => {
    expect(contrastRatio(colour[foreground], colour[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('the colour the specification names as primary', () => {
  it('is for graphics only: too light to be text on white', () => {
    expect(contrastRatio('#1890ff', '#ffffff')).toBeCloseTo(3.24, 2);
  });
});

function flat(pairs: Pairs): [TokenName, TokenName][] {
  return pairs.flatMap(([foregrounds, grounds]) =>
    foregrounds.flatMap((foreground) =>
      grounds.map((ground): [TokenName, TokenName] => [foreground, ground]),
    ),
  );
}
