import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '@/app/language-choice';
import { saveLanguage, startingLanguage } from '@/app/first-paint/starting-language';
import { startI18n } from '@/shared/i18n/i18n';
import type { Language } from '@/shared/i18n/languages';

const at = (address: string) => {
  const { search, hash } = new URL(address, 'http://localhost/');
  return startingLanguage({ search, hash });
};

describe('the language to start in', () => {
  it.each<[address: string, saved: Language | null, language: Language]>([
    ['/', null, 'zh'],
    ['/#/home', 'ja', 'ja'],
    ['/?lang=vi#/home', null, 'vi'],
    ['/#/home/taxOriginSearch?hs=940620&lang=ko&to=VN', null, 'ko'],
    ['/#/home?lang=ms', 'ja', 'ms'],
    ['/?lang=en#/home?lang=vi', null, 'vi'],
    ['/?lang=fr#/home', null, 'zh'],
    ['/?lang=EN#/home', 'ko', 'ko'],
    ['/?lang=#/home?lang=', 'en', 'en'],
    ['/#/home/newsDetails?q=lang%3Den', null, 'zh'],
  ])('%s, saved %s: %s', (address, saved, language) => {
    if (saved !== null) saveLanguage(saved);
    expect(at(address)).toBe(language);
  });

  it('that the address named is saved for the next visit', () => {
    at('/?lang=vi#/home');
    expect(at('/#/home')).toBe('vi');
  });

  it('that was saved but is not one of the six counts as none', () => {
    localStorage.setItem('rcep:language', '"tlh"');
    expect(at('/#/home')).toBe('zh');
    localStorage.setItem('rcep:language', 'vi');
    expect(at('/#/home')).toBe('zh');
  });

  it('is the one chosen last', async () => {
    await startI18n('zh', ['shell']);
    await chooseLanguage('ko');
    expect(at('/#/home')).toBe('ko');
    expect(document.documentElement.lang).toBe('ko');
  });

  it.each([
    ['/?lang=vi#/home', '/#/home'],
    ['/?scenario=slow&lang=vi#/home/newsDetails?q=lang', '/?scenario=slow#/home/newsDetails?q=lang'],
    ['/#/home/taxOriginSearch?hs=940620&lang=vi&to=VN', '/#/home/taxOriginSearch?hs=940620&to=VN'],
    ['/#/home?lang=vi', '/#/home'],
  ])('chosen at %s is the one chosen after a reload too', async (before, after) => {
    history.replaceState(null, '', before);
    await startI18n(startingLanguage(location), ['shell']);
    await chooseLanguage('ja');
    expect(location.pathname + location.search + location.hash).toBe(after);
    expect(startingLanguage(location)).toBe('ja');
    history.replaceState(null, '', '/');
  });
});
