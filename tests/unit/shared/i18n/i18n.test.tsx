import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentLanguage, loadTexts, startI18n, switchLanguage, translate } from '@/shared/i18n/i18n';
import type { Area } from '@/shared/i18n/areas';
import { isLanguage, LANGUAGE_TAGS, LANGUAGES } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { gate } from '../../../support/gate';

beforeEach(() => startI18n('zh', ['shell', 'ui']));

/** An area without texts. */
const NOWHERE = 'nowhere' as Area;

describe('the texts', () => {
  it('of the first areas are there when the start resolves, those of others after loadTexts', async () => {
    expect(translate('shell:siteName')).toBe('RCEP 标准与合规平台');
    await loadTexts(['home']);
    expect(translate('home:task.product')).toBe('我要把');
  });

  it('that do not arrive reject, each time they are requested', async () => {
    await expect(loadTexts([NOWHERE])).rejects.toThrow('No texts of nowhere in zh');
    await expect(loadTexts([NOWHERE])).rejects.toThrow('No texts of nowhere in zh');
    await loadTexts(['home']);
  });

  it('take values as they are, without escaping', () => {
    expect(translate('shell:print.address', { address: 'http://x/#/home?a=1&b=<2>' })).toBe(
      '网址：http://x/#/home?a=1&b=<2>',
    );
  });

  it.each(LANGUAGES)('can be started in %s, which html says', async (language) => {
    await startI18n(language, ['shell']);
    expect(document.documentElement.lang).toBe(LANGUAGE_TAGS[language]);
    expect(currentLanguage()).toBe(language);
    expect(translate('shell:siteName')).toMatch(/RCEP/);
  });
});

describe('a switch of the language', () => {
  function Sentence({ seen }: { seen: string[] }) {
    const { t } = useTexts(['home', 'ui']);
    const text = `${useLanguage()} ${t('home:task.from')} ${t('ui:action.close')}`;
    seen.push(text);
    return <p>{text}</p>;
  }

  it('brings the texts of all areas in use before anything is drawn in it', async () => {
    await loadTexts(['home']);
    const seen: string[] = [];
    render(<Sentence seen={seen} />);
    await act(() => switchLanguage('ms'));
    expect(screen.getByText(/^ms /)).toBeVisible();
    expect(document.documentElement.lang).toBe('ms');
    expect(seen.filter((text) => /task\.|action\./.test(text))).toEqual([]);
    expect([...new Set(seen)]).toHaveLength(2);
  });

  it('whose texts do not arrive leaves the language as it is', async () => {
    await loadTexts([NOWHERE]).catch(() => undefined);
    await expect(switchLanguage('vi')).rejects.toThrow('No texts of nowhere in vi');
    expect(currentLanguage()).toBe('zh');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('whose texts arrive after those of a later switch leaves texts and html in the later one', async () => {
    await loadTexts(['home']);
    const arrival = gate();
    const reload = i18next.reloadResources.bind(i18next);
    vi.spyOn(i18next, 'reloadResources').mockImplementationOnce(async (languages, areas) => {
      await arrival.opened;
      await reload(languages, areas);
    });
    const overtaken = switchLanguage('vi');
    await switchLanguage('ko');
    arrival.open();
    await overtaken;
    expect(i18next.hasResourceBundle('vi', 'home')).toBe(true);
    expect(currentLanguage()).toBe('ko');
    expect(document.documentElement.lang).toBe('ko');
  });
});

it.each<[unknown, boolean]>([
  ['zh', true],
  ['ms', true],
  ['zh-CN', false],
  ['', false],
  [null, false],
])('%j as a language: %s', (value, is) => expect(isLanguage(value)).toBe(is));
