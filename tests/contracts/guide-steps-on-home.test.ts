import { describe, expect, it } from 'vitest';
import { GUIDE_STEPS } from '@/features/service-guide/guide-steps';
import { LANGUAGES } from '@/shared/i18n/languages';

type Step = Record<string, string>;
const texts = import.meta.glob<Record<string, Record<string, Step>>>(
  '../../src/shared/i18n/locales/*/{home,guide}.json',
  { import: 'default', eager: true },
);
const area = (language: string, name: string) =>
  texts[`../../src/shared/i18n/locales/${language}/${name}.json`];

describe('the steps the home page promises', () => {
  it.each(LANGUAGES)('have the names of the guide in %s', (language) => {
    const names = (name: string, group: string, word: string) =>
      GUIDE_STEPS.map((id) => area(language, name)?.[group]?.[id]?.[word]);
    expect(names('home', 'service', 'name')).toEqual(names('guide', 'step', 'title'));
    expect(names('home', 'service', 'words')).not.toContain(undefined);
  });
});
