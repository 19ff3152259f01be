import { beforeEach, describe, expect, it } from 'vitest';
import { startTheme } from '@/features/theme/apply-theme';
import { DEFAULT_THEME, parseThemeSettings } from '@/features/theme/theme';
import { useThemeStore } from '@/features/theme/theme-store';

const KEY = 'vue-admin-beautiful-theme';

beforeEach(() => useThemeStore.setState({ settings: DEFAULT_THEME }));

describe('the kept theme', () => {
  it.each([
    [null, DEFAULT_THEME],
    ['ocean', DEFAULT_THEME],
    [{}, DEFAULT_THEME],
    [{ name: 'sunset', layout: 'diagonal', header: 'x', tagsBar: 'true' }, DEFAULT_THEME],
    [
      { name: 'ocean', layout: 'vertical', header: 'noFixed', tagsBar: 'false' },
      { name: 'ocean', layout: 'vertical', header: 'noFixed', tagsBar: false },
    ],
  ])('reads %j', (kept, settings) => {
    expect(parseThemeSettings(kept)).toEqual(settings);
  });

  it('is stored on save, put on body in place of the old one, and removed by restore default', () => {
    document.body.className = 'kept-class';
    const stop = startTheme();
    expect([...document.body.classList]).toEqual(['kept-class', 'default']);
    const dark = { ...DEFAULT_THEME, name: 'dark' } as const;
    useThemeStore.getState().save(dark);
    expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual(dark);
    expect([...document.body.classList]).toEqual(['kept-class', 'dark']);
    useThemeStore.getState().restoreDefault();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect([...document.body.classList]).toEqual(['kept-class', 'default']);
    stop();
  });

  it('follows a choice saved in another tab', () => {
    const stop = startTheme();
    localStorage.setItem(KEY, JSON.stringify({ ...DEFAULT_THEME, name: 'glory' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(document.body).toHaveClass('glory');
    stop();
  });
});
