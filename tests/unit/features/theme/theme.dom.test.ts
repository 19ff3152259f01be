import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTheme } from '@/features/theme/apply-theme';
import { chosenTheme, DEFAULT_THEME, parseThemeSettings, themeOf } from '@/features/theme/theme';
import { BAR_COLOURS } from '@/features/theme/show-theme';
import { useThemeStore } from '@/features/theme/theme-store';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import { setDark, stubMedia } from '../../layouts/console/stub-media';

const KEY = 'vue-admin-beautiful-theme';

beforeEach(() => useThemeStore.setState(useThemeStore.getInitialState(), true));
afterEach(() => stubMedia());

describe('the saved theme', () => {
  it.each([
    [null, DEFAULT_THEME],
    ['ocean', DEFAULT_THEME],
    [{}, DEFAULT_THEME],
    [{ name: 'sunset', layout: 'diagonal', header: 'x', tagsBar: 'true' }, DEFAULT_THEME],
    [
      { name: 'ocean', layout: 'vertical', header: 'noFixed', tagsBar: 'false' },
      { name: 'ocean', layout: 'vertical', header: 'noFixed', tagsBar: false },
    ],
  ])('reads %j', (saved, settings) => {
    expect(parseThemeSettings(saved)).toEqual(settings);
  });

  it('row 79: is stored on save, put on body under its own name in place of the old one, and removed by restore default', () => {
    document.body.className = 'other-class';
    const stop = startTheme('console');
    expect([...document.body.classList]).toEqual(['other-class', 'default']);
    const dark = { ...DEFAULT_THEME, name: 'dark' } as const;
    useThemeStore.getState().save(dark);
    expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual(dark);
    expect([...document.body.classList]).toEqual(['other-class', 'dark']);
    useThemeStore.getState().restoreDefault();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect([...document.body.classList]).toEqual(['other-class', 'default']);
    stop();
  });

  it('follows a choice saved in another tab', () => {
    const stop = startTheme('console');
    localStorage.setItem(KEY, JSON.stringify({ ...DEFAULT_THEME, name: 'glory' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(document.body).toHaveClass('glory');
    stop();
  });
});

describe('D10: the theme of a page', () => {
  it.each([
    [null, 'portal', false, 'default'],
    [null, 'portal', true, 'dark'],
    [null, 'console', true, 'default'],
    ['default', 'portal', true, 'default'],
    ['glory', 'portal', true, 'glory'],
    ['glory', 'console', false, 'glory'],
    ['dark', 'console', false, 'dark'],
  ] as const)('where %s was chosen, in the %s, with a dark system %s: %s', (chosen, place, isDark, theme) => {
    expect(themeOf(chosen, place, isDark)).toBe(theme);
  });

  it.each([
    [null, null],
    ['dark', null],
    [{}, null],
    [{ name: 'sunset' }, null],
    [{ layout: 'vertical' }, null],
    [{ name: 'dark' }, 'dark'],
  ])('of what is stored as %j the chosen one is %s', (saved, chosen) => {
    expect(chosenTheme(saved)).toBe(chosen);
  });

  it('follows the system live until one is chosen, and again when that is taken back', () => {
    stubMedia({ isDark: true });
    document.body.className = '';
    const stop = startTheme('portal');
    expect(document.body).toHaveClass('dark');
    setDark(false);
    expect(document.body).toHaveClass('default');
    useThemeStore.getState().choose('green');
    setDark(true);
    expect(document.body).toHaveClass('green');
    useThemeStore.getState().choose(null);
    expect(document.body).toHaveClass('dark');
    stop();
    setDark(false);
    expect(document.body).toHaveClass('dark');
  });

  it('that a visitor chooses leaves the rest of the console’s choice as it is', () => {
    const settings = { name: 'dark', layout: 'vertical', header: 'noFixed', tagsBar: false } as const;
    useThemeStore.getState().save(settings);
    useThemeStore.getState().choose('ocean');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ ...settings, name: 'ocean' });
    useThemeStore.getState().choose(null);
    const { name: _, ...rest } = settings;
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(rest);
    expect(useThemeStore.getState().settings).toEqual({ ...rest, name: 'default' });
  });

  it.each(THEME_NAMES)('%s gives the browser’s bar the colour of the page’s own', (name) => {
    expect(BAR_COLOURS[name]).toBe(themeTokens(name).ink);
    document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
    useThemeStore.getState().choose(name);
    startTheme('portal')();
    expect(document.querySelector('meta')).toHaveAttribute('content', BAR_COLOURS[name]);
  });
});
