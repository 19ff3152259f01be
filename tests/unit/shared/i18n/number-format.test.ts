import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { numberFormat } from '@/shared/i18n/number-format';

const i18n = createInstance();
beforeAll(() =>
  i18n.use(numberFormat).init({
    lng: 'vi',
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: {
      vi: { translation: { of: '{{count}} / {{total}}', year: 'năm {{year}}', said: '{{year, number}}' } },
    },
  }),
);

describe('numbers in texts', () => {
  it('what is counted has the separators of the language', () =>
    expect(i18n.t('of', { count: 1234, total: 56789 })).toBe('1.234 / 56.789'));
  it('what was written already stays', () =>
    expect(i18n.t('of', { count: 2, total: '5,0' })).toBe('2 / 5,0'));
  it('a year has none, unless the text says that it is a number', () => {
    expect(i18n.t('year', { year: 2026 })).toBe('năm 2026');
    expect(i18n.t('said', { year: 2026 })).toBe('2.026');
  });
});
