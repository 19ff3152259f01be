import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { DutyRate } from '@/domain/rcep';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';
import { startI18n } from '@/shared/i18n/i18n';
import { rate } from '../sample-line';

beforeAll(() => startI18n('en', ['ui', 'tariff']));

it.each<[string, DutyRate | null, string]>([
  ['8.20 %', { kind: 'adValorem', percent: 8.2 }, '8.2%'],
  ['¥6978/kg', { kind: 'specific', amount: 6978, unit: 'kg' }, 'JPY 6,978 / kg'],
  [
    '5% + ¥2/m2',
    {
      kind: 'compound',
      parts: [
        { kind: 'adValorem', percent: 5 },
        { kind: 'specific', amount: 2, unit: 'm2' },
      ],
    },
    '5% + JPY 2 / m²',
  ],
  ['see note 3', null, 'see note 3'],
])('the printed rate %j is read out as computed: %j', (printed, duty, words) => {
  const { result } = renderHook(useRateText);
  const found = { kind: 'rate', rate: rate(printed, duty) } as RateResult;
  expect(result.current(found, 'JP').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words);
});
